# Study: a wall of tall cupboards and open shelves around a built-in desk, chair, table lamp, window wall on the left.
import os,sys; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from stage import *
reset(); B=Builder(161); S=std(); black,cer,cer2=S['black'],S['cer'],S['cer2']; wall=plaster('wall','#e4dbcc'); hid=paint('hid','#2a2826',.8)
X0,X1,Y0,Y1,Z=-2.9,2.6,-2.9,1.6,2.85; d=.56; yf=Y1-d; TZ=2.60; sd=.34; ys=Y1-sd
slab_of('floor',(X0,Y0,-.015),(X1,Y1,0),'z',.0001,'floor'); B.box((X0-.3,Y0-.3,-.12),(X1+.3,Y1+.3,-.0155),hid)
B.box((X0-.2,Y1,0),(X1+.2,Y1+.2,Z),wall); B.box((X1,Y0,0),(X1+.2,Y1,Z),wall); B.box((X0-.2,Y0-.2,0),(X1+.2,Y0,Z),wall); B.box((X0-.2,Y0-.2,Z),(X1+.2,Y1+.2,Z+.2),S['ceil'])
window_x(B,X0-.06,Y0+.3,Y1-1.3,0,2.55,black,n=3); B.box((X0-.2,Y0,2.55),(X0,Y1,Z),wall); B.box((X0-.2,Y1-1.3,0),(X0,Y1,2.55),wall); B.box((X0-.2,Y0,0),(X0,Y0+.3,2.55),wall)
TL=(-2.06,-1.46,1.34,1.94) # tall cupboards: left pair edge, inner edges
k0,k1=-.62,.50; B.box((-2.06,yf+.06,0),(k0-.002,Y1,.0795),hid,.001); B.box((k1+.002,yf+.06,0),(1.94,Y1,.0795),hid,.001); B.box((-2.082,yf+.01,TZ+.0005),(X1,Y1,Z),wall)
slab_of('cabinet',(-2.082,yf-.022,0),(-2.0605,Y1-.001,TZ),'xy'); slab_of('cabinet',(1.9405,yf-.022,0),(X1-.001,Y1-.001,TZ),'y')
for a,b,hx in((-2.06,-1.46,-1.498),(1.34,1.94,1.378)):
    slab_of('cabinet',(a,yf+.0015,.08),(b,Y1-.001,TZ),'x'); front(a,b,yf,.08,.98,(hx,.78,.24,True)); front(a,b,yf,.98,TZ,(hx,1.36,.36,True))
# base: drawers, knee space, drawers
for a,b in((-1.4595,k0),(k1,1.3395)):
    slab_of('cabinet',(a,yf+.0015,.08),(b,Y1-.001,.728),'x'); n=2 if b-a>.8 else 1; w=(b-a)/n; c=(a+b)/2
    for z0,z1 in((.08,.40),(.40,.728)): front(a,b,yf,z0,z1,(c,z1-.038,.28,False))
slab_of('cabinet',(k0+.0005,Y1-.03,.0),(k1-.0005,Y1-.011,.728),'y')
slab_of('worktop',(-1.4593,yf-.035,.73),(1.3393,Y1-.011,.77),'yz',.002)
# shelves over the desk
slab_of('cabinet',(-1.4593,Y1-.0105,.7705),(1.3393,Y1-.001,TZ),'y')
slab_of('cabinet',(-1.4593,ys-.02,TZ-.03),(1.3393,Y1-.0115,TZ-.0005),'yz')
vx=[-.52,.40]; zs=[1.20,1.56,1.92,2.26]
for x in vx: slab_of('cabinet',(x-.012,ys,1.2005),(x+.012,Y1-.0115,TZ-.0305),'xy')
cols=[(-1.4593,vx[0]-.0122),(vx[0]+.0122,vx[1]-.0122),(vx[1]+.0122,1.3393)]
slab_of('cabinet',(-1.4593,ys-.005,1.172),(1.3393,Y1-.0115,1.20),'yz')
for a,b in cols:
    for z in zs[1:]: slab_of('cabinet',(a,ys+.012,z-.024),(b,Y1-.0115,z),'yz')
r=random.Random(9); bm=[fabric('b%d'%i,c,.6,.8,.05,.3) for i,c in enumerate(('#d8cdb9','#8a5a3c','#3a352f','#6b7260','#b39a74','#e6dfd2','#54433a','#9a9584','#46525a'))]
yk=Y1-.04
for ci,(a,b) in enumerate(cols):
    for zi,z in enumerate(zs):
        H=(zs[zi+1]-.026 if zi<3 else TZ-.032)-z-.03; k=(ci*4+zi)%6
        if k in(0,3): books_row(B,a+.03,a+(b-a)*r.uniform(.55,.8),yk,z,H,bm,r); vase(b-.14,Y1-.17,z+.0005,r.choice((cer,cer2,wall)),min(.8,H/.36),r.choice((0,1)))
        elif k in(1,4): books_row(B,a+(b-a)*r.uniform(.25,.45),b-.03,yk,z,H,bm,r); h=books(B,a+.16,Y1-.18,z+.0005,r.sample(bm,3),3,5,r.randrange(99)); lathe('dish',[(0,.0),(.05,0),(.09,.04),(.092,.046),(.085,.046),(.05,.012),(0,.012)],r.choice((cer,cer2)),(a+.16,Y1-.18,h),40) if h-z<H-.06 else None
        elif k==2: vase((a+b)/2-.12,Y1-.17,z+.0005,cer2,min(.9,H/.34),0); vase((a+b)/2+.06,Y1-.17,z+.0005,cer,min(.6,H/.34),1); books(B,b-.2,Y1-.18,z+.0005,r.sample(bm,3),2,8,r.randrange(99))
        else: books_row(B,a+.03,b-.03,yk,z,H,bm,r)
# desk: lamp, books, laptop, tray
lamp_shade=sheer('ls','#efe4d2',.9)
def lampmetal(M):
    lathe('lb',[(0,0),(.085,0),(.085,.012),(.012,.02),(.010,.30),(0,.30)],M,(-1.18,yf+.22,.7705),48)
metal_piece(lampmetal); lathe('lsh',[(.13,.22),(.10,.42),(.098,.42),(.128,.22)],lamp_shade,(-1.18,yf+.22,.7705),48); lathe('lbu',[(0,-.035),(.03,-.02),(.034,.01),(0,.04)],emit('lmb',(1,.76,.48),26*ON+.02),(-1.18,yf+.22,1.09),24)
B.box((-.26,yf+.10,.7705),(.10,yf+.34,.782),paint('lap','#8d8d8c',.35),.003); M=Matrix.Translation((-.08,yf+.345,.782))@Matrix.Rotation(math.radians(-16),4,'X'); B.box((-.18,-.004,0),(.18,.004,.235),paint('scr','#1a1b1c',.25),.003,M=M)
books(B,.72,yf+.24,.7705,[bm[1],bm[5],bm[8]],3,14,7); lathe('cup',[(0,0),(.03,0),(.038,.085),(.034,.085),(.028,.006),(0,.006)],cer,(.30,yf+.22,.7705),32)
vase(1.12,yf+.26,.7705,cer,.78,0); branches(B,(1.12,yf+.26,1.0),leafmat('olive','#8b9568'),paint('twig','#5a4a38',.7),4,.34,.35,.06,.018,6,24)
# chair and rug
rounded('rug',(-1.7,-1.75,.001),(1.5,.55,.014),.006,fabric('rug','#b9ac97',5,bump=4),2); chair(-.20,.30,205,wood('smoked_oak','chw',sat=.8,tone=.8),fabric('ch','#8b7a64',1.4,bump=1.3))
for x in(-1.6,-.05,1.5): downlight(x,yf-.55,Z,20)
garden2(X0-.2,dirx=-1); B.flush()
portal((X0-.16,(Y0+Y1)/2,1.28),(0,math.radians(-90),0),2.6,Y1-Y0)
lamplight((-.06,ys+.10,1.170),(0,0,0),2.7,.02,7,(1,.80,.56)); lamplight((-1.18,yf+.22,1.14),(0,0,0),.12,.12,5,(1,.78,.52)); lamplight((-.06,ys-.06,TZ-.04),(math.radians(-14),0,0),2.7,.03,9,(1,.80,.56)); skylight((.2,Y0+.06,1.45),(math.radians(90),0,0),4.2,2.2,80,(1,.98,.96))
lights(30,214,8,.22)
shoot((.80,-2.80,1.26),(-.10,Y1,1.26),25.5,-.005)
