# Kitchen: tall units on both sides, base run with hood and splashback, an island in front, window wall on the left.
import os,sys; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from stage import *
reset(); B=Builder(11); S=std(); black,cer,cer2=S['black'],S['cer'],S['cer2']
wall=plaster('wall','#e9e3d8'); ceil=S['ceil']; hid=paint('hid','#2a2826',.8)
X0,X1,Y0,Y1,Z=-3.2,3.2,-2.4,4.2,2.8
slab_of('floor',(X0,Y0,-.015),(X1,Y1,0),'z',.0001,'floor')
B.box((X0-.3,Y0-.3,-.12),(X1+.3,Y1+.3,-.0155),hid)
B.box((X0-.2,Y1,0),(X1+.2,Y1+.2,Z),wall); B.box((X1,Y0,0),(X1+.2,Y1,Z),wall); B.box((X0-.2,Y0-.2,0),(X1+.2,Y0,Z),wall); B.box((X0-.2,Y0-.2,Z),(X1+.2,Y1+.2,Z+.2),ceil)
window_x(B,X0-.05,Y0+.3,Y1-1.0,.0,2.55,black,n=4); B.box((X0-.2,Y0,2.55),(X0,Y1,Z),wall); B.box((X0-.2,Y1-1.0,0),(X0,Y1,2.55),wall); B.box((X0-.2,Y0,0),(X0,Y0+.3,2.55),wall)
yb=Y1; d=.62; yf=yb-d; TZ=2.46
B.box((-2.25,yb-d+.06,0),(2.95,yb,.0995),hid,.001)
for x0,x1 in((-2.25,-1.05),(1.75,2.95)): slab_of('cabinet',(x0,yf+.0015,.10),(x1,yb-.001,TZ),'x')
for a,b in((-2.25,-1.65),(-1.65,-1.05),(1.75,2.35),(2.35,2.95)):
    hx=b-.04 if a in(-2.25,1.75) else a+.04
    front(a,b,yf,.10,1.02,(hx,.80,.24,True)); front(a,b,yf,1.02,TZ,(hx,1.42,.36,True))
slab_of('cabinet',(2.9505,yf-.021,0),(X1-.001,yb-.001,TZ),'y'); slab_of('cabinet',(-2.272,yf-.022,0),(-2.2505,yb-.001,TZ),'xy')
B.box((-2.272,yf-.01,TZ+.0005),(X1,yb,Z),wall)
for i,(a,b) in enumerate(((-1.05,-.35),(-.35,.35),(.35,1.05),(1.05,1.75))):
    B.box((a,yf+.0015,.10),(b,yb-.02,.868),hid,.001); c=(a+b)/2
    if i in(1,2):
        for z0,z1 in((.10,.40),(.40,.66),(.66,.868)): front(a,b,yf,z0,z1,(c,z1-.036,.26,False))
    else: front(a,b,yf,.10,.66,((b-.036) if i==0 else a+.036,.50,.22,True)); front(a,b,yf,.66,.868,(c,.832,.26,False))
slab_of('worktop',(-1.049,yf-.032,.87),(1.749,yb-.021,.91),'yz',.002); slab_of('worktop',(-1.049,yb-.02,.9102),(1.749,yb-.001,1.60),'y',.001)
slab_of('cabinet',(-1.049,yb-.28,1.62),(1.749,yb-.001,1.66),'yz',.002)
B.box((-.42,yb-.45,1.6605),(1.12,yb-.001,TZ-.001),wall,.004)
r=random.Random(4)
for x,k in((-.90,0),(-.74,1),(-.60,0)): vase(x,yb-.15,1.6605,(cer,cer2,wall)[r.randrange(3)],r.uniform(.6,.85),k)
for x in(1.28,1.42,1.56): lathe('cup',[(0,0),(.032,0),(.04,.09),(.036,.09),(.03,.006),(0,.006)],cer,(x,yb-.14,1.6605),32)
B.box((-.12,yf+.07,.9105),(.75,yf+.50,.916),paint('hob','#0d0d0d',.12),.002)
lathe('pot',[(0,0),(.11,0),(.115,.01),(.115,.13),(.11,.13),(.108,.012),(0,.012)],paint('pot','#3a3f3c',.35),(.12,yf+.27,.917),64)
def tap(m):
    tube('tap',[(1.35,yb-.12,.91),(1.35,yb-.12,1.22)]+[(1.35,yb-.21+.09*math.cos(t*math.pi/8),1.22+.09*math.sin(t*math.pi/8)) for t in range(1,9)]+[(1.35,yb-.30,1.14)],.011,m)
    for x in PX: lathe('pd',[(.012,.22),(.03,.21),(.05,.15),(.13,.04),(.14,.0),(.136,.0),(.12,.04),(.04,.14)],m,(x,1.66,1.66),64)
PX=(-1.08,.08); metal_piece(tap)
for x in PX: tube('cord',[(x,1.66,1.88),(x,1.66,Z)],.003,black); lathe('bulb',[(0,-.04),(.035,-.02),(.04,.015),(.02,.05),(0,.06)],emit(f'bulb{x}',(1,.74,.45),30*ON+.05),(x,1.66,1.72),24); 
for x in PX: lamplight((x,1.66,1.65),(0,0,0),.2,.2,9,(1,.78,.52))
M=Matrix.Translation((-.74,yb-.075,.912))@Matrix.Rotation(math.radians(-9),4,'X'); B.box((-.14,-.012,0),(.14,.012,.40),wood('walnut','board',sat=.8),.004,'z',M=M)
# island: plain panels, so that wood, paint and stone all suit it
ix0,ix1,iy0,iy1=-1.62,.62,1.22,2.10
B.box((ix0+.06,iy0+.12,0),(ix1-.06,iy1-.05,.06),black,.001); slab_of('island',(ix0+.03,iy0+.082,.06),(ix1-.03,iy1-.02,.879),'x')
w=(ix1-ix0-.06)/2
for i in range(2): a=ix0+.03+w*i; front(a+.0005,a+w-.0005,iy0+.08,.06,.8785,slot='island')
slab_of('worktop',(ix0-.03,iy0-.03,.88),(ix1+.03,iy1+.03,.93),'xyz',.003)
vase(-1.22,1.80,.93,cer,.85,0); branches(B,(-1.22,1.80,1.18),leafmat('olive','#8b9568'),paint('twig','#5a4a38',.7),5,.42,.5,.06,.018,6,26)
lathe('bowl',[(0,.0),(.07,0),(.16,.05),(.19,.095),(.185,.1),(.15,.055),(.06,.012),(0,.012)],wood('walnut','bowlw',tone=.8),(-.12,1.62,.9305),64)
lem=paint('lem','#d9b23a',.5)
for dx,dy,dz in((0,0,.05),(.07,.02,.055),(-.06,.04,.055),(.02,-.06,.05),(.01,.02,.10)): lathe('lem',[(0,-.036),(.018,-.03),(.03,-.012),(.032,.005),(.024,.024),(.008,.036),(0,.038)],lem,(-.12+dx,1.62+dy,.93+dz),24)
books(B,-.72,1.52,.9305,[cer,wall],2,15,3)
for x in(-2.6,-.8,.35,1.5): downlight(x,yf-.45,Z,26)
downlight(-1.6,1.2,Z,26); downlight(1.6,1.2,Z,26)
garden2(X0-.2,dirx=-1); B.flush()
portal((X0-.16,(Y0+Y1)/2,1.28),(0,math.radians(-90),0),2.6,Y1-Y0)
lamplight((.35,yb-.2,1.615),(0,0,0),2.6,.04,11,(1,.80,.56)); skylight((.4,Y0+.06,1.45),(math.radians(90),0,0),4.6,2.2,110,(1,.98,.96))
lights(32,208,8,.22)
shoot((1.0,-1.95,1.32),(-.02,4.2,1.32),26,-.05)
