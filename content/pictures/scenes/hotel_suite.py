# Hotel suite: bed against a padded and panelled headboard wall, window on the left, wardrobe niche on the right.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',131))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
X0,X1,Y0,Y1,Z=-3.2,3.0,-3.0,3.4,2.85
floor=wood(A.get('floor','smoked_oak'),'floor',sat=.9,vh=.12,rough=.38,tone=1.); wall=plaster('wall',A.get('wall','#e3dacb')); pan=wood(A.get('panel','walnut'),'pan',sat=.85,tone=.98,vh=.10); oak=wood('white_oak','oak',sat=.88)
shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'L',(Y0+.5,Y1-.7),(0,2.6),n=4,pattern=A.get('pattern','plank'),pw=.2,along='x')
lin=fabric('lin','#e9e3d8',2.,bump=1.2); thr=fabric('thr',A.get('throw','#6d7562'),3.,bump=2.5); hd=fabric('hd',A.get('head','#b9a78d'),1.6,bump=1.4)
# headboard wall: flat veneer above, vertical padded channels below, brass line between
n=5
for i in range(n): B.box((X0+(X1-X0)*i/n+.003,Y1-.022,1.235),(X0+(X1-X0)*(i+1)/n-.003,Y1-.001,Z-.001),pan,.001,'z')
B.box((X0,Y1-.03,1.215),(X1,Y1-.001,1.232),brass,.001)
k=int((X1-X0)/.155)
for i in range(k): rounded('ch',(X0+.01+i*(X1-X0-.02)/k+.002,Y1-.085,.02),(X0+.01+(i+1)*(X1-X0-.02)/k-.002,Y1-.002,1.21),.032,hd,4)
bx=float(A.get('bx','-.1')); bed(bx,Y1-.10,0,1.9,lin,thr,hd,black)
for s in(-1,1):
    x=bx+s*1.33; B.box((x-.27,Y1-.52,.28),(x+.27,Y1-.09,.50),pan,.004,'x'); B.box((x-.262,Y1-.5225,.395),(x+.262,Y1-.5201,.3985),black,.0003); lamp(x+s*.06,Y1-.30,.50,brass,sheer('lsh%d'%s,'#f2e6d2',.85),1.05)
    books(B,x-s*.12,Y1-.34,.50,[cer,thr],2,9,3+s)
    tube('pc',[(x-s*.17,Y1-.26,1.55),(x-s*.17,Y1-.26,Z)],.003,black) if 0 else None
# bench at the foot, rug, chair
rounded('rug',(bx-1.75,-.35,.001),(bx+1.75,2.2,.016),.006,fabric('rug',A.get('rug','#bfb39f'),5,bump=4),2)
B.box((bx-.72,.62,.36),(bx-.66,1.02,.0005),oak,.003,'z') if 0 else None
for x in(bx-.68,bx+.62): B.box((x,.58,.0165),(x+.06,.98,.38),oak,.003,'z')
rounded('bs',(bx-.78,.56,.38),(bx+.78,1.0,.47),.035,hd,6,puff=.012,noise=.004)
lounge(-2.25,.15,130,fabric('lc',A.get('seat','#d9d0c0'),1.6,bump=1.8),black); lathe('st',[(0,0),(.12,0),(.12,.44),(.19,.445),(.19,.465),(0,.47)],stone('tr','travertine',.4),(-2.45,1.0,0),64); vase(-2.45,1.0,.47,cer,.7,0)
# wardrobe block on the right, fluted doors
d=.62; m=26
B.box((X1-d,Y0+1.2,0),(X1-.001,Y1-.70,2.45),pan,.001,'z')
L=Y1-.70-(Y0+1.2)
for i in range(int(L/.046)):
    a=Y0+1.2+i*.046; B.box((X1-d-.018,a+.002,.08),(X1-d-.0005,a+.036,2.44),oak if A.get('ward')=='oak' else pan,.006,'z')
B.box((X1-d-.001,Y0+1.2,2.4505),(X1,Y1-.70,Z),wall,.001)
M=Matrix.Translation((bx+.05,Y1-.05,1.92)); B.box((-.52,-.018,-.36),(.52,.012,.36),oak,.002,'x',M=M); B.box((-.50,-.022,-.34),(.50,-.017,.34),plaster('cv','#dccfb9',.1,1.1,3),.001,M=M); B.box((-.30,-.0245,-.18),(.12,-.0215,.20),plaster('cva','#5f6a58',.3,2.,3),.001,M=M); B.box((-.02,-.027,-.10),(.34,-.0246,.26),plaster('cvb','#a9744a',.3,2.,3),.001,M=M)
sh=sheer('sheer','#f6f1e8',.5); curtain('c1',(X0+.12,Y1-.75,0),(X0+.12,Y1-1.9,0),.012,Z-.05,sh,9,.05,3); curtain('c2',(X0+.12,Y0+.55,0),(X0+.12,Y0+1.6,0),.012,Z-.05,sh,9,.05,5)
garden2(X0-.2,dirx=-1,hedge=True,near=7); B.flush()
sunsky(elev=float(A.get('elev',26)),az=float(A.get('az',205)),sun=float(A.get('sun',7.5)),sky_s=.20,size=.8,tint=(1,.89,.74)); area(((X0+X1)/2,Y1-.13,Z-.02),(math.radians(-12),0,0),5.6,.05,float(A.get('wash',40)),(1,.84,.66)); area((.3,Y0+.06,1.5),(math.radians(90),0,0),4.6,2.2,float(A.get('fill',70)),(1,.965,.93))
camera((float(A.get('cx',1.35)),float(A.get('cy',-2.7)),1.18),(float(A.get('tx',-.5)),Y1,1.18),lens=float(A.get('lens',26)),fstop=5.6,focus=(0,2,1),level=True,shift_y=float(A.get('shift',-.03)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
