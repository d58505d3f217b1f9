# Dressing room: a wall of doors with one open bay (chest of drawers, rail, shelf), a bench on a rug, window wall on the left.
import os,sys; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from stage import *
reset(); B=Builder(21); S=std(); black,cer,cer2=S['black'],S['cer'],S['cer2']; wall=plaster('wall','#e7e0d4'); hid=paint('hid','#2a2826',.8)
X0,X1,Y0,Y1,Z=-2.9,2.5,-3.0,1.6,2.75; d=.62; yf=Y1-d; TZ=2.52
slab_of('floor',(X0,Y0,-.015),(X1,Y1,0),'z',.0001,'floor'); B.box((X0-.3,Y0-.3,-.12),(X1+.3,Y1+.3,-.0155),hid)
B.box((X0-.2,Y1,0),(X1+.2,Y1+.2,Z),wall); B.box((X1,Y0,0),(X1+.2,Y1,Z),wall); B.box((X0-.2,Y0-.2,0),(X1+.2,Y0,Z),wall); B.box((X0-.2,Y0-.2,Z),(X1+.2,Y1+.2,Z+.2),S['ceil'])
window_x(B,X0-.06,Y0+.3,Y1-1.3,0,2.5,black,n=3); B.box((X0-.2,Y0,2.5),(X0,Y1,Z),wall); B.box((X0-.2,Y1-1.3,0),(X0,Y1,2.5),wall); B.box((X0-.2,Y0,0),(X0,Y0+.3,2.5),wall)
L,w=-2.10,.56; bx=[L+w*i for i in range(9)]; a0,a1=bx[3],bx[5]
B.box((L,yf+.06,0),(bx[8],Y1,.0795),hid,.001); B.box((L-.02,yf+.01,TZ+.0005),(X1,Y1,Z),wall)
slab_of('cabinet',(L-.022,yf-.022,0),(L-.0005,Y1-.001,TZ),'xy'); slab_of('cabinet',(bx[8]+.0005,yf-.022,0),(X1-.001,Y1-.001,TZ),'y')
for i in(0,1,2,5,6,7):
    a,b=bx[i],bx[i+1]; hx=b-.038 if i in(1,5) else a+.038
    B.box((a,yf+.0015,.08),(b,Y1-.02,TZ-.001),hid,.001); front(a,b,yf,.08,TZ,(hx,1.10,.44,True))
# open bay
for x,f in((a0,'x'),(a1-.022,'x')): slab_of('cabinet',(x+.0005,yf-.021,.08),(x+.0215,Y1-.02,TZ),'xy')
slab_of('cabinet',(a0+.022,Y1-.02,.90),(a1-.0225,Y1-.001,TZ),'y'); slab_of('cabinet',(a0+.022,yf-.02,TZ-.03),(a1-.0225,Y1-.021,TZ-.0005),'yz'); slab_of('cabinet',(a0+.022,yf+.06,2.10),(a1-.0225,Y1-.021,2.125),'yz')
m=(a0+a1)/2; p,q=a0+.0225,a1-.023
B.box((p,yf+.0015,.08),(q,Y1-.02,.858),hid,.001)
for z0,z1 in((.08,.36),(.36,.63),(.63,.858)):
    for a,b in((p,m),(m,q)): front(a,b,yf,z0,z1,((a+b)/2,z1-.038,.20,False))
slab_of('worktop',(p+.0002,yf-.03,.86),(q-.0002,Y1-.021,.89),'yz',.002)
r=random.Random(6); rail=2.0
def rods(M): tube('rail',[(p,yf+.30,rail),(q,yf+.30,rail)],.013,M)
metal_piece(rods)
cl=[fabric('cl%d'%i,c,1.4,bump=1.2) for i,c in enumerate(('#d9cfbf','#8d7f6d','#35373a','#b9a488','#e8e2d7','#6d5a48','#59615a'))]
x=p+.09
while x<m+.18:
    t=r.uniform(.030,.048); H=r.uniform(.72,.98); f=r.choice(cl); o=rounded('cl',(x-t/2,yf+.09,rail-.06-H),(x+t/2,yf+.51,rail-.07),t*.48,f,4,noise=.010); tube('hk',[(x,yf+.30,rail-.07),(x,yf+.30,rail+.02)],.003,black); x+=t+r.uniform(.004,.016)
h=.8905
for i in range(4): rounded('sw',(q-.40,yf+.10,h),(q-.06,yf+.42,h+.048),.022,cl[(i*3+1)%7],5,noise=.008); h+=.049
vase(p+.17,yf+.26,.8905,cer2,.62,1); books(B,m-.02,yf+.28,.8905,[cer,wall,cer2],2,12,5); lathe('dish',[(0,.0),(.06,0),(.10,.02),(.105,.026),(.098,.026),(.06,.010),(0,.010)],cer,(m+.05,yf+.20,.95),48)
rounded('box1',(p+.05,yf+.14,2.1255),(p+.42,yf+.48,2.30),.006,fabric('bx','#b7a68d',2,bump=2),2); rounded('box2',(p+.46,yf+.14,2.1255),(p+.80,yf+.48,2.27),.006,fabric('bx2','#8a7a66',2,bump=2),2)
lathe('hat',[(0,.10),(.06,.105),(.085,.09),(.095,.02),(.10,.012),(.17,.002),(.172,.006),(.10,.02)],fabric('hat','#cdb892',3,bump=4),(q-.22,yf+.30,2.126),64)
# bench and rug
rounded('rug',(-1.75,-1.65,.001),(1.35,.35,.014),.006,fabric('rug','#c9bfae',5,bump=4),2)
bc=fabric('bench','#b3a48d',2,bump=1.5); rounded('bn',(-1.00,-.72,.36),(.22,-.22,.46),.035,bc,6,puff=.014); 
for sx in(-.94,.16):
    for sy in(-.67,-.27): tube('bl',[(sx,sy,0),(sx,sy,.36)],.014,black)
rounded('thr',(-.18,-.74,.455),(.10,-.20,.475),.009,fabric('thr','#7b6a55',3,bump=3),3); books(B,-.65,-.48,.472,[cer2,cer],2,18,3)
lathe('pot',[(0,0),(.15,0),(.19,.16),(.19,.34),(.175,.36),(.165,.34),(0,.33)],cer,(-2.52,1.12,.0005),64); branches(B,(-2.52,1.12,.33),leafmat('fig','#6c7a4c'),paint('tw','#5a4a38',.7),6,1.25,.30,.12,.05,12,30)
for x in(-1.5,.1,1.7): downlight(x,yf-.55,Z,22)
garden2(X0-.2,dirx=-1); B.flush()
portal((X0-.16,(Y0+Y1)/2,1.28),(0,math.radians(-90),0),2.6,Y1-Y0)
lamplight((m,yf+.16,TZ-.034),(0,0,0),a1-a0-.06,.02,5,(1,.80,.56)); lamplight((m,yf+.30,2.098),(0,0,0),a1-a0-.06,.02,6,(1,.80,.56)); skylight((.2,Y0+.06,1.45),(math.radians(90),0,0),4.2,2.2,80,(1,.98,.96))
lights(30,212,8,.22)
shoot((.85,-2.88,1.28),(-.05,Y1,1.28),25.5,-.04)
