# Villa bath: freestanding stone tub before a timber slat wall, floor tap, bench, wide low window.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',151))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
X0,X1,Y0,Y1,Z=-2.9,2.6,-3.0,2.6,2.9
wal=wood(A.get('panel','teak'),'wal',sat=.82,tone=.95,vh=.12); lime=stone('lime','limestone',.3); wall=plaster('wall',A.get('wall','#ddd2c2')); floor=lime
fl=A.get('floor','smoked_oak')
if fl!='stone': floor_herringbone(B,X0,X1,Y0,Y1,wood(fl,'floor',sat=.9,vh=.12,rough=.38,tone=1.0),w=.115,L=.69)
else:
  for i in range(7):
    for j in range(5): B.box((X0+i*.8+.001,Y0+j*1.2+.001,-.0149),(min(X1,X0+(i+1)*.8)-.001,min(Y1,Y0+(j+1)*1.2)-.001,0),floor,.001)
shellf=paint('sub','#3a352f',.8); B.box((X0-.3,Y0-.3,-.12),(X1+.3,Y1+.3,-.0155),shellf); B.box((X0-.2,Y0-.2,Z),(X1+.2,Y1+.2,Z+.2),S['ceil']); B.box((X0-.2,Y0-.2,0),(X1+.2,Y0,Z),wall); B.box((X1,Y0,0),(X1+.2,Y1,Z),wall); B.box((X0-.2,Y1+.012,0),(X1+.2,Y1+.2,Z),wall)
# left: wide window with a low sill of stone; the back wall in slats with a stone dado ledge
B.box((X0-.2,Y0,2.35),(X0,Y1,Z),wall); B.box((X0-.2,Y1-.9,0),(X0,Y1,2.35),wall); B.box((X0-.2,Y0,0),(X0,Y0+.4,2.35),wall); B.box((X0-.2,Y0+.4,0),(X0,Y1-.9,.42),wall); B.box((X0-.22,Y0+.4,.4205),(X0+.05,Y1-.9,.46),lime,.003); window_x(B,X0-.1,Y0+.4,Y1-.9,.46,2.35,wood('teak','fr',sat=.85),n=3,t=.05)
slats(B,X0,X1+.05,Y1,0,Z,wal,S['felt'],w=.034,d=.028,pitch=.054)
tub(-.25,1.28,plaster('tubm','#efeae2',.02,5,.2) if A.get('tub','white')=='white' else stone('tubs','travertine',.35),L=1.80,W=.84,rot=3); floor_tap(-.85,1.92,brass,dx=1,reach=.30)
# stool with towel, bench with folded towels, wall ladder
tw=fabric('towel','#ece6db',2.4,bump=2.6); tw2=fabric('towel2',A.get('towel','#8b8f78'),2.4,bump=2.6); oak=wood('teak','st',sat=.85)
B.box((1.0,.62,.40),(1.46,1.0,.44),oak,.004,'x'); [B.box((x,y,0),(x+.045,y+.045,.3995),oak,.003,'z') for x in(1.03,1.385) for y in(.65,.925)]; rounded('t1',(1.03,.65,.4405),(1.42,.97,.50),.024,tw,5,noise=.006); rounded('t2',(1.05,.66,.5005),(1.40,.96,.555),.024,tw2,5,noise=.006)
rounded('drape',(.44,.88,.30),(.72,1.68,.615),.02,tw,4,noise=.01) if 0 else None
for x in(1.75,2.2): M=Matrix.Translation((x,Y1-.06,0))@Matrix.Rotation(math.radians(9),4,'X'); B.box((-.018,-.36,0),(.018,-.32,2.0),oak,.004,'z',M=M)
for z in(.45,.85,1.25,1.65): y=Y1-.06-.34*math.cos(math.radians(9))+z*-math.sin(math.radians(9))*1.0; M=Matrix.Translation((1.75,Y1-.06,0))@Matrix.Rotation(math.radians(9),4,'X'); B.box((-.02,-.352,z),(.47,-.328,z+.03),oak,.004,'x',M=M)
M=Matrix.Translation((1.75,Y1-.06,0))@Matrix.Rotation(math.radians(9),4,'X'); B.box((.07,-.375,.72),(.38,-.362,1.29),tw,.006,'z',M=M); B.box((.07,-.318,.80),(.38,-.305,1.29),tw,.006,'z',M=M); B.box((.07,-.375,1.2801),(.38,-.305,1.295),tw,.006,'x',M=M)
rounded('mat',(-1.0,.25,.001),(.55,.75,.018),.008,fabric('mat','#d3c9ba',5,bump=4),2)
vase(-2.45,2.15,0,cer2,2.1,0); branches(B,(-2.45,2.15,.6),leafmat('olive','#76815a'),paint('twig','#5a4a38',.7),7,1.15,.30,.08,.024,4,34)
B.box((-1.62,1.18,0),(-1.34,1.46,.46),stone('blk2','travertine',.4),.006); lathe('cd',[(0,0),(.032,0),(.032,.09),(0,.09)],tw,(-1.5,1.34,.4605),32); lathe('bt',[(0,0),(.03,0),(.032,.10),(.012,.13),(.012,.16),(0,.16)],paint('amb','#5a3418',.15),(-1.42,1.26,.4605),32)
# niche light over the slats and a small round mirror on the right wall
garden2(X0-.25,dirx=-1,near=4.5,deck_w=1.6,tone='#5f7040'); B.flush()
sunsky(elev=float(A.get('elev',30)),az=float(A.get('az',208)),sun=float(A.get('sun',8)),sky_s=.22,size=.8,tint=(1,.90,.76)); portal((X0-.18,(Y0+Y1-.5)/2,1.4),(0,math.radians(-90),0),1.9,4.3); area((0,Y1-.14,Z-.02),(math.radians(-10),0,0),5.2,.05,float(A.get('wash',40)),(1,.84,.66)); area((.3,Y0+.06,1.5),(math.radians(90),0,0),4.4,2.2,float(A.get('fill',60)),(1,.97,.94))
camera((float(A.get('cx',.9)),-2.75,1.2),(float(A.get('tx',-.2)),Y1,1.2),lens=float(A.get('lens',28)),fstop=5.6,focus=(0,1.3,.6),level=True,shift_y=float(A.get('shift',-.05)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
