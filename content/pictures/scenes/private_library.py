# Private library: full-height timber shelving with a ladder rail, reading chairs, herringbone floor, tall window on the right.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',161))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
X0,X1,Y0,Y1,Z=-3.0,3.0,-3.0,3.6,3.3
floor=wood(A.get('floor','white_oak'),'floor',sat=.9,vh=.12,rough=.36,tone=.95); wall=plaster('wall',A.get('wall','#e4dbcc')); wd=finish('wd',A.get('wood','wood:walnut'),vh=.08,tone=1.0); wb=wood(A.get('back','walnut'),'wb',sat=.8,tone=.75,vh=.1)
shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'R',(Y0+.6,Y1-.9),(0,2.95),n=5,pattern=A.get('pattern','herringbone'),t=.05,transom=2.35)
d=.36; yf=Y1-d; n=6; w=(X1-X0)/n; r=random.Random(9); bm=[fabric('b%d'%i,c,.6,.8,.05,.3) for i,c in enumerate(('#d8cdb9','#8a5a3c','#3a352f','#6b7260','#b39a74','#e6dfd2','#54433a','#9a9584'))]
B.box((X0,Y1-.012,0),(X1,Y1-.0005,Z),wb,.0005,'z')
zs=[.78,1.18,1.56,1.94,2.32,2.70,3.06]
for i in range(n+1): x=min(max(X0+i*w,X0+.0001),X1); B.box((x-.014 if i else x,yf,.0005),(x+.014 if i<n else x,Y1-.0125,Z-.0005),wd,.0015,'z')
for i in range(n):
    a,b=X0+i*w+.0145,X0+(i+1)*w-.0145
    slab(B,a,(a+b)/2,yf+.004,.08,.76,wd,facing=-1); slab(B,(a+b)/2,b,yf+.004,.08,.76,wd,facing=-1); [lathe('kn',[(0,0),(.009,0),(.009,.02),(0,.02)],brass,((a+b)/2+q,yf-.04,.66),20) for q in()]
    for q in(-.035,.035): o=lathe('kn',[(0,0),(.006,0),(.012,.018),(.010,.024),(0,.024)],brass,((a+b)/2+q,yf-.0185,.64),24); o.rotation_euler=(math.radians(90),0,0)
    B.box((a,yf+.02,0),(b,Y1-.013,.0795),black,.0005)
    for z in zs: B.box((a,yf+(.0 if z<.8 else .02),z-.022),(b,Y1-.0126,z),wd,.0015,'x')
    for k,z in enumerate(zs[:-1]):
        H=zs[k+1]-z-.03; x=a+.02; q=r.random()
        if q<.12: vase((a+b)/2+r.uniform(-.15,.15),Y1-.17,z+.0005,r.choice((cer,cer2,wall)),min(.9,H/.34)*r.uniform(.8,.95),r.choice((0,1,0))); continue
        if q<.22: h=books(B,(a+b)/2,Y1-.18,z+.0005,r.sample(bm,3),3,5,r.randrange(99)); continue
        end=b-.03-r.choice((0,.12,.28)); 
        while x<end:
            t=r.uniform(.018,.045); hh=min(H,r.uniform(.19,.30)); dd=r.uniform(.17,.25); B.box((x,Y1-.03-dd,z+.0005),(x+t-.001,Y1-.03,z+hh),r.choice(bm),.002,'z'); x+=t
# brass ladder rail and oak ladder
tube('rail',[(X0+.1,yf-.06,2.52),(X1-.1,yf-.06,2.52)],.012,brass); [tube('rb',[(X0+i*w,yf-.06,2.52),(X0+i*w,yf,2.52)],.008,brass) for i in range(1,n)]
lx=float(A.get('lx','-1.55')); ML=Matrix.Translation((lx,yf-.07,2.55))@Matrix.Rotation(math.radians(-13),4,'X')
for s in(-.22,.22): B.box((s-.016,-.03,-2.61),(s+.016,.03,.08),wd,.004,'z',M=ML)
for k in range(8): B.box((-.204,-.028,-2.35+k*.30),(.204,.028,-2.325+k*.30),wd,.003,'x',M=ML)
# seating
f=fabric('f',A.get('seat','#6f5a44'),1.4,bump=1.3); f2=fabric('f2','#ded5c5',1.6,bump=1.8); rounded('rug',(-1.7,-.6,.001),(1.6,2.2,.015),.006,fabric('rug',A.get('rug','#a4977f'),5,bump=4),2)
lounge(-1.0,1.3,-35,f,black,1.06); lounge(1.05,1.45,38,f,black,1.06) if A.get('two','1')=='1' else None
lathe('ct',[(0,.30),(.44,.30),(.455,.31),(.455,.345),(.44,.355),(0,.355)],wood('smoked_oak','ctw',sat=.85),(.0,.55,0),80); lathe('cl',[(0,0),(.2,0),(.2,.30),(0,.30)],wood('smoked_oak','ctw2',sat=.85),(.0,.55,0),64); books(B,.1,.5,.355,[f2,f],2,20,5); vase(-.16,.68,.355,cer,.75,0)
# arc lamp and tall vase
tube('arc',[(1.9,2.35,0),(1.9,2.35,1.5)],.011,brass); lathe('ab',[(0,0),(.15,0),(.15,.02),(0,.02)],brass,(1.9,2.35,.016),48); lathe('as',[(.15,.0),(.19,-.24),(.187,-.24),(.147,0)],sheer('ls','#f2e6d2',.85),(1.9,2.35,1.72),48); lathe('al',[(0,-.04),(.035,-.02),(.038,.015),(0,.05)],emit('ae',(1,.76,.48),22),(1.9,2.35,1.58),24)
vase(2.55,2.75,0,cer2,1.9,0) if 0 else None
garden2(X1+.2,near=7); B.flush()
sunsky(elev=float(A.get('elev',28)),az=float(A.get('az',-32)),sun=float(A.get('sun',8)),sky_s=.22,size=.8,tint=(1,.89,.74)); portal((X1+.14,(Y0+Y1)/2,1.5),(0,math.radians(90),0),2.9,5); area((0,yf-.25,Z-.03),(math.radians(14),0,0),5.6,.05,float(A.get('wash',50)),(1,.84,.66)); area((-.3,Y0+.06,1.6),(math.radians(90),0,0),4.6,2.4,float(A.get('fill',80)),(1,.97,.94))
camera((float(A.get('cx',-1.5)),-2.75,1.3),(float(A.get('tx',.25)),Y1,1.3),lens=float(A.get('lens',27)),fstop=5.6,focus=(0,2.2,1),level=True,shift_y=float(A.get('shift',.02)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
