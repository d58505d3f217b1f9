# Kitchens of another plan. plan=window: base units under a wide window, tall wall on the right; plan=galley: island end-on before a glazed end wall (city or garden).
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',141))); S=std(); black,brass,cer,cer2=S['black'],finish('metal',A.get('metal','metal:#b08d57')),S['cer'],S['cer2']
low=finish('low',A.get('low','paint:#3f4b47'),vh=.05); tall=finish('tall',A.get('tall','wood:white_oak'),vh=.06); top=stone('top',A.get('stone','calacatta'),.14); floor=wood(A.get('floor','white_oak'),'floor',sat=.9,vh=.13,rough=.38,tone=.92); wall=plaster('wall',A.get('wall','#e9e2d6')); leath=fabric('le',A.get('seat','#8d5a38'),.6,.6,.05,.4)
X0,X1,Y0,Y1,Z=-3.0,2.7,-2.8,3.2,2.8; plan=A.get('plan','window'); sl=A.get('style','shaker'); ts=A.get('tstyle','slab')
shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'L' if A.get('side','1')=='1' else '',(Y0+.5,Y1-1.3),(0,2.5),n=3,pattern=A.get('pattern','plank'),pw=.18,along=A.get('along','y'),back=False)
fr=finish('fr',A.get('frame','wood:white_oak'),vh=.05)
def window_y(x0,x1,z0,z1,y,n,t=.055,d=.08):
    B.box((x0,y,z0),(x1,y+d,z0+t),fr,.002,'x'); B.box((x0,y,z1-t),(x1,y+d,z1),fr,.002,'x')
    for i in range(n+1): a=x0+(x1-x0-t)*i/n; B.box((a,y,z0+t),(a+t,y+d,z1-t),fr,.002,'z')
# tall wall on the right (fronts face -x): built along x, then turned
tw=.62; TZ=2.45; ty0,ty1=(-.6,Y1-.02) if plan=='window' else (-1.4,2.2)
n=max(3,int((ty1-ty0)/.62)); w=(ty1-ty0)/n; RB=Matrix.Translation((X1-tw,0,0))@Matrix.Rotation(math.radians(-90),4,'Z')   # local x -> -y world, local -y -> -x world
class TB:
    """Forwards boxes to the builder through a turn, so that fronts can stand on a side wall."""
    def box(s,lo,hi,mat,bev=.0015,grain=None,M=None,rnd=None): B.box(lo,hi,mat,bev,grain,M=RB if M is None else RB@M,rnd=rnd)
T=TB(); B.box((X1-tw+.0015,ty0,.10),(X1-.001,ty1,TZ),tall,.001,'z'); B.box((X1-tw+.06,ty0,0),(X1,ty1,.0995),black,.001); B.box((X1-tw,ty0,TZ+.001),(X1,ty1,Z),wall,.001)
for i in range(n):
    a,b=-(ty1-i*w),-(ty1-(i+1)*w); oven=A.get('oven','1')=='1' and i==n-2
    if oven:
        tall_front(T,a,b,0,.10,.62,tall,ts); T.box((a+.003,-.022,.625),(b-.003,0,1.215),black,.002); T.box((a+.03,-.0235,.66),(b-.03,-.0222,1.06),paint('ovg','#0c0c0d',.08),.001); T.box((a+.05,-.06,1.10),(b-.05,-.046,1.114),brass,.002); [T.box((q,-.05,1.102),(q+.01,-.02,1.112),brass,.001) for q in(a+.08,b-.09)]
        tall_front(T,a,b,0,1.22,TZ,tall,ts)
    else:
        tall_front(T,a,b,0,.10,TZ,tall,ts)
        q=RB@Vector(((b-.05) if i%2 else (a+.05),-.05,0)); tube('pl',[(q.x,q.y,.95),(q.x,q.y,1.45)],.006,brass); [tube('pp',[(q.x,q.y,z),(q.x+.03,q.y,z)],.005,brass) for z in(1.0,1.40)]
if plan=='window':
    yb=Y1; d=.62; yf=yb-d; x0,x1=X0+.02,X1-tw-.02
    wz0,wz1,wx0,wx1=1.06,2.36,float(A.get('wx0','-2.1')),1.35
    B.box((X0-.2,yb,0),(X1+.2,yb+.2,wz0),wall); B.box((X0-.2,yb,wz1),(X1+.2,yb+.2,Z),wall); B.box((X0-.2,yb,wz0),(wx0,yb+.2,wz1),wall); B.box((wx1,yb,wz0),(X1+.2,yb+.2,wz1),wall); window_y(wx0,wx1,wz0,wz1,yb+.06,int(A.get('wn','4')))
    m=6; uw=(x1-x0)/m
    B.box((x0,yf+.0015,.10),(x1,yb-.001,.868),low,.001); B.box((x0,yf+.06,0),(x1,yb,.0995),black,.001)
    for i in range(m):
        a,b=x0+i*uw,x0+(i+1)*uw
        if i in(1,4):
            for z0,z1 in((.10,.36),(.36,.62),(.62,.868)): tall_front(B,a,b,yf,z0,z1,low,sl); pull((a+b)/2,yf-.022,(z0+z1)/2 if sl=='shaker' else z1-.05,.2,brass,False)
        else: tall_front(B,a,b,yf,.10,.868,low,sl); pull((b-.045) if i%2==0 else a+.045,yf-.022,.70 if i in(0,5) else .52,.2,brass)
    B.box((x0,yf-.03,.8685),(x1,yb-.0005,.91),top,.002); B.box((x0,yb-.02,.9105),(x1,yb-.0004,1.055),top,.001); B.box((wx0-.04,yb-.06,1.0555),(wx1+.04,yb+.10,1.085),top,.002)
    # butler sink and tap under the window, shelf with jars, boards
    sx=-.45; B.box((sx-.40,yf-.045,.66),(sx+.40,yf-.0305,.912),plaster('snk','#f0ece5',.02,6,.2),.012); B.box((sx-.36,yf+.02,.9102),(sx+.36,yb-.12,.9125),plaster('sk2','#c9c4bb',.02,6,.2),.001)
    tube('tap',[(sx,yb-.09,.91),(sx,yb-.09,1.25)]+[(sx,yb-.09-.1+.1*math.cos(t*math.pi/8),1.25+.1*math.sin(t*math.pi/8)) for t in range(1,9)]+[(sx,yb-.29,1.17)],.011,brass)
    vase(-1.55,yb-.30,.91,cer2,1.0,0); branches(B,(-1.55,yb-.30,1.2),leafmat('olive','#8b9568'),paint('twig','#5a4a38',.7),6,.6,.5,.06,.018,6,28)
    for i,(x,h) in enumerate(((.55,.20),(.68,.16),(.80,.24))): lathe('jar',[(0,0),(.05,0),(.052,h-.02),(.05,h),(0,h)],[cer,wall,cer2][i],(x,yb-.25,.91),40)
    M=Matrix.Translation((1.15,yb-.05,.912))@Matrix.Rotation(math.radians(-9),4,'X'); B.box((-.15,-.012,0),(.15,.012,.40),wood('walnut','board',sat=.8),.004,'z',M=M)
    if A.get('table','1')=='1':   # a long table instead of an island
        tb=finish('tb',A.get('tablem','wood:walnut'),vh=.04); tx,tyy=-.75,.25
        for i in range(5): B.box((tx-.95,tyy-.45+.18*i+.0004,.715),(tx+.95,tyy-.45+.18*(i+1)-.0004,.748),tb,.002,'x')
        for x in(tx-.78,tx+.70): 
            for y in(tyy-.36,tyy+.28): B.box((x,y,0),(x+.075,y+.075,.7145),tb,.004,'z')
        for x in(tx-.45,tx+.45): chair(x,tyy-.72,180+6*(1 if x<tx else -1),black,leath); chair(x,tyy+.72,4 if x<tx else -6,black,leath)
        lathe('bw',[(0,.0),(.07,0),(.17,.05),(.20,.09),(.195,.095),(.16,.055),(.06,.012),(0,.012)],cer2,(tx+.1,tyy,.749),48); books(B,tx-.5,tyy+.05,.749,[cer,wall],2,12,3)
    else:
        ix0,ix1,iy0,iy1=-1.95,.25,.35,1.15; im=finish('isl',A.get('island',A.get('low','paint:#3f4b47')),vh=.05); B.box((ix0+.03,iy0+.03,.09),(ix1-.03,iy1-.03,.88),im,.001); B.box((ix0+.08,iy0+.08,0),(ix1-.08,iy1-.08,.0895),black,.001)
        for i in range(4): a,b=ix0+.03+(ix1-ix0-.06)*i/4,ix0+.03+(ix1-ix0-.06)*(i+1)/4; tall_front(B,a,b,iy0+.03,.09,.88,im,sl)
        B.box((ix0-.03,iy0-.03,.8805),(ix1+.03,iy1+.03,.925),top,.003); lathe('bw',[(0,.0),(.07,0),(.17,.05),(.20,.09),(.195,.095),(.16,.055),(.06,.012),(0,.012)],wood('walnut','bww'),(-.9,.75,.926),48)
else:   # galley: glazed end wall, long island seen end-on, stools on its left side
    B.box((X0-.2,Y1,2.62),(X1+.2,Y1+.2,Z),wall); window_y(X0,X1,0,2.619,Y1+.04,int(A.get('wn','4')),.05,.07)
    ix0,ix1,iy0,iy1=-1.05,.05,-.75,2.05; im=finish('isl',A.get('island','stone:nero')) if ':' in A.get('island','') else low
    B.box((ix0+.32,iy0+.03,.09),(ix1-.02,iy1-.03,.88),low,.001,'y'); B.box((ix0+.4,iy0+.08,0),(ix1-.08,iy1-.08,.0895),black,.001)
    B.box((ix0-.02,iy0-.05,.8805),(ix1+.02,iy1+.05,.935),top,.003); B.box((ix0-.02,iy0-.05,0),(ix1+.02,iy0,.88),top,.003); B.box((ix0-.02,iy1,0),(ix1+.02,iy1+.05,.88),top,.003)
    for y in(-.25,.65,1.55):
        x=ix0-.10; rounded('st',(x-.2,y-.21,.63),(x+.2,y+.21,.69),.028,leath,6,puff=.012); rounded('sb',(x-.24,y-.2,.70),(x-.19,y+.2,.92),.022,leath,6)
        for sx in(-.17,.17):
            for sy in(-.18,.18): tube('lg',[(x+sx,y+sy,.63),(x+sx*1.15,y+sy*1.12,0)],.011,black)
        tube('fr',[(x+.18,y-.19,.24),(x+.18,y+.19,.24)],.009,brass)
    vase(-.45,1.35,.935,cer,1.05,0); branches(B,(-.45,1.35,1.24),leafmat('olive','#8b9568'),paint('twig','#5a4a38',.7),6,.6,.5,.06,.018,6,28); lathe('bw',[(0,.0),(.07,0),(.17,.05),(.20,.09),(.195,.095),(.16,.055),(.06,.012),(0,.012)],cer2,(-.5,.2,.936),48); books(B,-.4,-.35,.936,[cer,wall],2,14,6)
    B.box((-.52,-.5,1.86),(-.48,1.8,1.90),black,.004); plane('bar',[(-.515,-.45,1.8595),(-.515,1.75,1.8595),(-.485,1.75,1.8595),(-.485,-.45,1.8595)],emit('bar',(1,.86,.68),14)); [tube('w',[(-.5,y,1.9),(-.5,y,Z)],.002,black) for y in(-.3,1.6)]
    if A.get('sheer'): sh=sheer('sheer','#f6f1e8',.45); curtain('c1',(X0+.05,Y1-.1,0),(X0+.9,Y1-.1,0),.012,2.6,sh,8,.045,3)
if A.get('court'): courtyard(B,Y1+.2,pots=((-1.6,3.3,1.3),(1.9,3.0,1.05)))
elif A.get('city'): city2(B,Y1+.3,haze=float(A.get('haze','1')))
else: garden2(Y1+.25,axis='y',y0=-9,y1=9,near=7.5,deck_w=4)
if A.get('side','1')=='1' and not A.get('city'): plane('gl',[(X0-.3,-30,-.05),(X0-40,-30,-.05),(X0-40,30,-.05),(X0-.3,30,-.05)],paint('lw','#8f9470',.9))
B.flush()
sunsky(elev=float(A.get('elev',32)),az=float(A.get('az',150)),sun=float(A.get('sun',7.5)),sky_s=float(A.get('sky',.20)),size=.8,tint=(1,.90,.76)); area((0,Y0+.06,1.5),(math.radians(90),0,0),4.8,2.2,float(A.get('fill',90)),(1,.975,.95))
camera((float(A.get('cx',-1.9)),float(A.get('cy',-2.55)),float(A.get('cz',1.3))),(float(A.get('tx',.7)),Y1,float(A.get('cz',1.3))),lens=float(A.get('lens',26)),fstop=5.6,focus=(0,2,1),level=True,shift_y=float(A.get('shift',-.035)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
