# Office reception: block of three-dimensional oak behind a long stone and timber desk, sofas, single height, daylight from the right.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',221))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
X0,X1,Y0,Y1,Z=-3.8,3.6,-3.0,5.2,3.2; wall=plaster('wall',A.get('wall','#e3ddd2')); oak=wood(A.get('wood','white_oak'),'oak',sat=.9,vh=.12,tone=.96); wal=wood(A.get('desk','walnut'),'wal',sat=.86,vh=.10,tone=.98); st=stone('st',A.get('stone','limestone'),.3)
shell(B,X0,X1,Y0,Y1,Z,st,wall,S['ceil'],black,'R',(Y0+.5,Y1-.6),(0,2.9),n=6,pattern='none',t=.045,transom=None)
for i in range(10): B.box((X0+i*.75,Y0,-.0004),(X0+i*.75+.003,Y1,.0002),black,.00005); B.box((X0,Y0+i*.85,-.0004),(X1,Y0+i*.85+.003,.0002),black,.00005)
s=.16; r=random.Random(8); bx0,bx1=-2.6,2.4; nx=int((bx1-bx0)/s); nz=int(2.9/s)
for i in range(nx):
    for j in range(nz): d=.02+.022*r.randrange(4); B.box((bx0+i*s+.0008,Y1-d-.02,.10+j*s+.0008),(bx0+(i+1)*s-.0008,Y1-.001,.10+(j+1)*s-.0008),oak,.003,'z' if (i+j)%2 else 'x')
for a,b in((X0,bx0),(bx0+nx*s,X1)):
    n=max(1,int((b-a)/.6)); [B.box((a+(b-a)*k/n+.002,Y1-.03,0),(a+(b-a)*(k+1)/n-.002,Y1-.001,Z),wal,.0012,'z') for k in range(n)]
# desk: smoked oak body with a stone wing
dx0,dx1,dy=-1.5,1.55,3.0
B.box((dx0+.05,dy+.05,0),(dx1-.05,dy+.7,.08),black,.001); B.box((dx0,dy,.08),(dx1,dy+.75,1.0),wal,.002,'x')
k=int((dx1-dx0)/.05); [B.box((dx0+(dx1-dx0)*i/k+.004,dy-.036,.083),(dx0+(dx1-dx0)*(i+.80)/k,dy-.0005,.997),wal,.011,'z') for i in range(k)]
B.box((dx0-.03,dy-.06,1.0005),(dx1+.03,dy+.78,1.05),st,.003); tr=stone('tr','travertine',.35); B.box((.55,dy-.14,0),(dx1+.10,dy+.80,1.16),tr,.004)
vase(1.15,dy+.3,1.16,cer2,1.1,0); branches(B,(1.15,dy+.3,1.48),leafmat('olive','#7f8a5c'),paint('twig','#5a4a38',.7),7,.75,.4,.08,.024,5,30); books(B,-.9,dy+.3,1.05,[cer,wall],2,10,2)
plane('line',[(dx0+.02,dy-.001,.075),(dx1-.9,dy-.001,.075),(dx1-.9,dy-.03,.079),(dx0+.02,dy-.03,.079)],emit('ll',(1,.82,.6),3))
# seating: two sofas at right angles, low table, rug
b=set(bpy.data.objects); lin=fabric('lin',A.get('sofa','#7c7668'),1.6,bump=1.4); acc=fabric('acc','#b28a5c',1.3); sofa2(0,0,2.3,.95,lin,cush=[(-.75,acc,.44,-8)],legs=black); group(b,(-3.45,.55,0),90)
lounge(-1.0,-.55,200,fabric('lc','#d9d0c0',1.6,bump=1.8),black); lathe('ct',[(0,.29),(.46,.29),(.475,.30),(.475,.335),(.46,.345),(0,.345)],tr,(-1.75,.75,0),80); lathe('cl',[(0,0),(.2,0),(.2,.29),(0,.29)],tr,(-1.75,.75,0),64); books(B,-1.7,.65,.345,[acc,cer],2,18,5)
rounded('rug',(-3.3,-.9,.001),(-.5,2.1,.015),.006,fabric('rug',A.get('rug','#a79d8b'),5,bump=4),2)
for x in(-.7,0.,.7): lathe('cy',[(0,0),(.045,0),(.05,.005),(.05,.42),(.045,.42),(.045,.02),(0,.02)],brass,(x-.1,dy+.3,2.05),40); tube('cc',[(x-.1,dy+.3,2.47),(x-.1,dy+.3,Z)],.003,black); lathe('cb',[(0,0),(.04,0),(.04,.01),(0,.01)],emit('ce%d'%int(x*10),(1,.83,.62),22),(x-.1,dy+.3,2.07),24)
vase(2.9,4.4,0,cer2,2.3,0); branches(B,(2.9,4.4,.65),leafmat('olive2','#717d52'),paint('tw2','#5a4a38',.7),8,1.4,.34,.09,.027,6,34)
garden2(X1+.2,near=8); B.flush()
sunsky(elev=float(A.get('elev',33)),az=float(A.get('az',-28)),sun=float(A.get('sun',8)),sky_s=.22,size=.8,tint=(1,.92,.80)); area((-.1,Y1-.35,Z-.02),(math.radians(-6),0,0),4.8,.05,float(A.get('wash',70)),(1,.86,.70)); area((-.3,Y0+.06,1.6),(math.radians(90),0,0),5.6,2.4,float(A.get('fill',90)),(1,.97,.94))
camera((float(A.get('cx',1.4)),-2.75,1.3),(float(A.get('tx',-.6)),Y1,1.3),lens=float(A.get('lens',26)),fstop=5.6,focus=(0,3,1),level=True,shift_y=float(A.get('shift',-.01)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
