# Casement windows with a window seat: timber frames, drawers below, cushions, low sun through one open sash.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',191))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
X0,X1,Y0,Y1,Z=-2.2,2.0,-2.6,1.6,2.75; wall=plaster('wall',A.get('wall','#e8e1d5')); fr=finish('fr',A.get('frame','wood:white_oak'),vh=.05); cab=finish('cab',A.get('cab','paint:#e5ddce'),vh=.05); floor=wood(A.get('floor','white_oak'),'floor',sat=.9,vh=.12,rough=.38,tone=.92)
shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'',pattern='plank',pw=.18,along='x',back=False)
x0,x1,z0,z1=-1.45,1.25,.62,2.32; B.box((X0-.2,Y1,0),(x0,Y1+.42,Z),wall); B.box((x1,Y1,0),(X1+.2,Y1+.42,Z),wall); B.box((x0,Y1,z1),(x1,Y1+.42,Z),wall); B.box((x0,Y1+.30,0),(x1,Y1+.42,z0),wall); B.box((x0-.0,Y1+.0,.0),(x1,Y1+.29,.001),floor)
# lining, sill and three casements of two by three panes
B.box((x0,Y1-.02,z0-.0),(x0+.03,Y1+.40,z1),fr,.002,'z'); B.box((x1-.03,Y1-.02,z0),(x1,Y1+.40,z1),fr,.002,'z'); B.box((x0+.03,Y1-.02,z1-.03),(x1-.03,Y1+.40,z1),fr,.002,'x')
def sash(a,b,M=None,y=Y1+.33,t=.055,d=.05,mt=.022):
    o=0 if M is None else a; y=y if M is None else 0; q0,q1=(a,b) if M is None else (0,b-a)
    B.box((q0,y,z0+.045),(q0+t,y+d,z1-.033),fr,.003,'z',M=M); B.box((q1-t,y,z0+.045),(q1,y+d,z1-.033),fr,.003,'z',M=M); B.box((q0+t,y,z1-.033-t),(q1-t,y+d,z1-.033),fr,.003,'x',M=M); B.box((q0+t,y,z0+.045),(q1-t,y+d,z0+.045+t*1.25),fr,.003,'x',M=M)
    zz=z0+.045+t*1.25; m=(q0+q1)/2; B.box((m-mt/2,y+.01,zz),(m+mt/2,y+d-.01,z1-.033-t),fr,.003,'z',M=M)
    for j in(1,2):
        z=zz+(z1-.033-t-zz)*j/3; B.box((q0+t,y+.01,z-mt/2),(m-mt/2,y+d-.01,z+mt/2),fr,.003,'x',M=M); B.box((m+mt/2,y+.01,z-mt/2),(q1-t,y+d-.01,z+mt/2),fr,.003,'x',M=M)
w=(x1-x0-.06)/3; xs=[x0+.03+i*w for i in range(4)]
B.box((x0+.03,Y1+.28,z0),(x1-.03,Y1+.40,z0+.042),fr,.003,'x')
op=math.radians(float(A.get('open','48')))
for i in range(3):
    if i==int(A.get('which','2')): sash(xs[i],xs[i+1],Matrix.Translation((xs[i+1]-.002,Y1+.33,0))@Matrix.Rotation(-op,4,'Z')@Matrix.Translation((-w+.004,0,0)))
    else: sash(xs[i]+.002,xs[i+1]-.002)
    if i: B.box((xs[i]-.02,Y1+.325,z0+.042),(xs[i]+.02,Y1+.395,z1-.03),fr,.002,'z') if 0 else None
for i in(0,1): hx=xs[i+1]-.03 if i==0 else xs[1]+.03; tube('h1',[(hx,Y1+.33,1.28),(hx,Y1+.295,1.28),(hx,Y1+.295,1.16)],.008,brass)
# seat with drawers, bolster cushions, books
sy=Y1-.62; B.box((x0-.0,sy+.0235,.08),(x1,Y1+.295,.455),cab,.001); B.box((x0+.03,sy+.07,0),(x1-.03,Y1,.0795),black,.001); n=3; ww=(x1-x0)/n
for i in range(n): shaker(B,x0+i*ww,x0+(i+1)*ww,sy+.023,.08,.455,cab); lathe('kn',[(0,0),(.007,0),(.014,.02),(.012,.027),(0,.027)],brass,(x0+(i+.5)*ww,sy,.27),28).rotation_euler=(math.radians(90),0,0)
B.box((x0-.02,sy-.025,.4555),(x1+.02,Y1+.299,.49),fr,.003,'x'); lin=fabric('lin',A.get('seat','#b9ad97'),1.5,bump=1.3); acc=fabric('acc',A.get('acc','#5f6b52'),1.4,bump=1.2); acc2=fabric('acc2','#e6dfd2',2.2,bump=2.2)
rounded('sc',(x0+.035,sy-.0,.4905),(x1-.035,Y1+.26,.575),.035,lin,6,puff=.012,noise=.006)
pillow('p1',.5,.48,.18,acc,(x0+.24,Y1-.06,.80),(math.radians(-8),0,math.radians(62)),.018); pillow('p2',.44,.42,.17,acc2,(x0+.50,Y1-.14,.765),(math.radians(-20),0,math.radians(38)),.018); pillow('p3',.46,.44,.17,acc2,(x1-.25,Y1-.06,.785),(math.radians(-8),0,math.radians(-58)),.018)
books(B,.28,Y1-.26,.588,[cer,acc,wall],2,16,4); lathe('cup',[(0,0),(.03,0),(.042,.06),(.039,.06),(.028,.006),(0,.006)],cer2,(.62,Y1-.34,.588),32)
lathe('st',[(0,0),(.14,0),(.14,.42),(.20,.425),(.20,.445),(0,.45)],wood('walnut','stw'),(1.55,.35,0),64); vase(1.55,.35,.45,cer,.85,0); branches(B,(1.55,.35,.68),leafmat('olive','#7f8a5c'),paint('tw','#5a4a38',.7),6,.6,.45,.065,.02,8,30)
B.box((X0+.0005,Y0,0),(X0+.014,Y1,.11),paint('sk','#e9e3d8',.5),.003,'y'); B.box((X0,Y1-.014,0),(x0,Y1-.0005,.11),paint('sk2','#e9e3d8',.5),.003,'x')
rounded('rug',(-1.5,-1.9,.001),(1.3,.75,.015),.006,fabric('rug',A.get('rug','#a99c86'),5,bump=4),2)
garden2(Y1+.5,axis='y',y0=-8,y1=8,near=6,deck_w=2); B.flush()
sunsky(elev=float(A.get('elev',27)),az=float(A.get('az',62)),sun=float(A.get('sun',8)),sky_s=.22,size=.8,tint=(1,.89,.74)); portal(((x0+x1)/2,Y1+.41,1.5),(math.radians(-90),0,0),2.6,1.7); area((0,Y0+.06,1.5),(math.radians(90),0,0),3.8,2.2,float(A.get('fill',75)),(1,.965,.93))
camera((float(A.get('cx',-.75)),-2.35,1.18),(float(A.get('tx',.0)),Y1,1.18),lens=float(A.get('lens',32)),fstop=5.6,focus=(0,1.2,.9),level=True,shift_y=float(A.get('shift',-.01)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
