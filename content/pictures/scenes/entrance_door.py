import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from parts import *
A=args(); reset(); B=Builder(int(A.get('seed',21)))
floor=wood(A.get('floor','smoked_oak'),'floor',sat=.9,vh=.13,rough=.34)
dw=wood(A.get('door','walnut'),'dw',sat=.85,tone=.95); wall=plaster('wall',A.get('wall','#e6dfd3')); ceil=paint('ceil','#f1ede6',.8); black=paint('blk','#1a1918',.38); brass=metal('brass','#b08d57',.24)
lin=fabric('linen','#cdbfa9'); cer2=plaster('cer2','#3a332d',.1,6); cer=plaster('cer','#d9cdbb',.06,6); lime=stone('lime','limestone',.35)
X0,X1,Y0,Y1,Z=-2.8,3.2,-2.4,3.6,3.1
if A.get('pattern','herringbone')=='herringbone': floor_herringbone(B,X0,X1,Y0,Y1,floor,w=.12,L=.72)
else: floor_planks(B,X0,X1,Y0,Y1,floor,w=.19)
B.box((X0-.3,Y0-.3,-.12),(X1+.3,Y1+.3,-.0155),black)
# back wall with a double/pivot door opening
W,Hd=float(A.get('dwid',1.35)),float(A.get('dh',2.72)); dx0=-.75; dx1=dx0+W
B.box((X0-.2,Y1,0),(dx0-.06,Y1+.2,Z),wall); B.box((dx1+.06,Y1,0),(X1+.2,Y1+.2,Z),wall); B.box((dx0-.06,Y1,Hd+.06),(dx1+.06,Y1+.2,Z),wall)
B.box((dx0-.06,Y1-.012,0),(dx0,Y1+.2,Hd+.06),dw,.002,'z'); B.box((dx1,Y1-.012,0),(dx1+.06,Y1+.2,Hd+.06),dw,.002,'z'); B.box((dx0,Y1-.012,Hd),(dx1,Y1+.2,Hd+.06),dw,.002,'x')
yd=Y1+.04; st=A.get('style','panel')
if st=='panel':     # raised and fielded: stiles, rails, three panels with a mould
    rl=.13; zz=[.004,.24,1.02,1.16,2.10,2.24,Hd-.13,Hd-.003]
    B.box((dx0+.003,yd,.004),(dx0+rl,yd+.05,Hd-.003),dw,.002,'z'); B.box((dx1-rl,yd,.004),(dx1-.003,yd+.05,Hd-.003),dw,.002,'z')
    for a,b in((.004,.24),(1.02,1.16),(2.10,2.24),(Hd-.13,Hd-.003)): B.box((dx0+rl,yd,a),(dx1-rl,yd+.05,b),dw,.002,'x')
    for a,b in((.24,1.02),(1.16,2.10),(2.24,Hd-.13)):
        x0,x1=dx0+rl,dx1-rl
        B.box((x0,yd+.022,a),(x1,yd+.04,b),dw,.001,'z'); B.box((x0+.045,yd+.006,a+.045),(x1-.045,yd+.03,b-.045),dw,.014,'z')
        for (p,q) in(((x0,a),(x0+.02,b)),((x1-.02,a),(x1,b))): B.box((p[0],yd+.008,p[1]),(q[0],yd+.03,q[1]),dw,.006,'z')
        for (p,q) in(((x0+.02,a),(x1-.02,a+.02)),((x0+.02,b-.02),(x1-.02,b))): B.box((p[0],yd+.008,p[1]),(q[0],yd+.03,q[1]),dw,.006,'x')
elif st=='plank':   # vertical flush boards with shadow lines
    n=7
    for i in range(n): B.box((dx0+.003+(W-.006)*i/n+.0015,yd,.004),(dx0+.003+(W-.006)*(i+1)/n-.0015,yd+.05,Hd-.003),dw,.002,'z')
else:
    n=int(W/.03)
    B.box((dx0+.003,yd+.02,.004),(dx1-.003,yd+.05,Hd-.003),dw,.002,'z')
    for i in range(n): B.box((dx0+.003+(W-.006)*i/n+.002,yd,.004),(dx0+.003+(W-.006)*(i+.7)/n,yd+.022,Hd-.003),dw,.004,'z')
B.box((dx0,Y1+.02,-.001),(dx1,Y1+.18,.0039),black,.0005,'x')   # threshold: no sky under the leaf
tube('pullbar',[(dx1-.075,yd-.055,.78),(dx1-.075,yd-.055,1.72)],.013,brass)
for z in(.9,1.6): tube('pp',[(dx1-.075,yd-.055,z),(dx1-.075,yd+.01,z)],.010,brass)
# side walls, ceiling; window wall on the right
B.box((X0-.2,Y0,0),(X0,Y1,Z),wall); B.box((X0-.2,Y0-.2,0),(X1+.2,Y0,Z),wall); B.box((X0-.2,Y0-.2,Z),(X1+.2,Y1+.2,Z+.2),ceil)
fr=wood(A.get('frame','white_oak'),'fr',sat=.85) if A.get('frame')!='black' else black
window_x(B,X1+.04,Y0+.5,Y1-.45,0,2.80,fr,n=4,t=.065,d=.11,transom=2.2); B.box((X1,Y0,2.80),(X1+.2,Y1,Z),wall); B.box((X1,Y1-.45,0),(X1+.2,Y1,2.80),wall); B.box((X1,Y0,0),(X1+.2,Y0+.5,2.80),wall)
# skirting
for a,b in((X0,dx0-.06),(dx1+.06,X1)): B.box((a,Y1-.014,0),(b,Y1,.12),paint('sk','#e9e2d6',.5),.003,'x')
# bench, art, lamp
B.box((1.25,Y1-.48,.40),(2.75,Y1-.06,.45),wood('white_oak','bench',sat=.85),.004,'x')
for x in(1.35,2.61): B.box((x,Y1-.46,0),(x+.04,Y1-.08,.40),wood('white_oak','bench2',sat=.85),.003,'z')
rounded('bc',(1.3,Y1-.46,.45),(2.3,Y1-.08,.51),.028,lin,5,noise=.003); h=books(B,2.52,Y1-.27,.45,[cer,lin,cer2],3,10,4)
M=Matrix.Translation((2.0,Y1-.03,1.62)); B.box((-.42,-.015,-.55),(.42,.015,.55),black,.002,M=M); B.box((-.40,-.019,-.53),(.40,-.012,.53),plaster('cv','#d8ccb8',.12,1.2,3),.001,M=M); B.box((-.24,-.0215,-.34),(.10,-.016,.16),plaster('cva','#7b4a30',.3,2.2,3),.001,M=M); B.box((-.02,-.023,-.02),(.27,-.016,.38),plaster('cvb','#39413a',.3,2.2,3),.001,M=M)
vase(-1.75,Y1-.45,0,cer2,2.2,0); branches(B,(-1.75,Y1-.45,.64),leafmat('olive','#76815a'),paint('twig','#5a4a38',.7),7,1.35,.32,.08,.024,4,34)
rounded('run',(dx0-.05,-.9,.001),(dx1+.05,2.7,.012),.005,fabric('run',A.get('rug','#8a7d6b'),5,bump=4),2)
garden2(X1+.2); B.flush()
sunsky(elev=float(A.get('elev',31)),az=float(A.get('az',-32)),sun=float(A.get('sun',8)),sky_s=float(A.get('sky',.20)),size=.8)
portal((X1+.14,(Y0+Y1)/2,1.4),(0,math.radians(90),0),2.8,Y1-Y0)
area((0,Y0+.06,1.6),(math.radians(90),0,0),4.5,2.2,float(A.get('fill',45)),(1,.975,.95))
cz=float(A.get('cz',1.30)); camera((float(A.get('cx',-.55)),float(A.get('cy',-2.2)),cz),(float(A.get('tx',.35)),Y1,cz),lens=float(A.get('lens',27)),fstop=float(A.get('fs',4)),focus=(0,3.5,1.2),level=True,shift_y=float(A.get('shift',.01)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',12)))
