# The works: view=floor (strapped packs of flooring on bearers), view=doors (painted fronts on drying racks), in one hall with a saw-tooth roof light.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',201))); S=std(); black,brass,cer2=S['black'],S['brass'],S['cer2']; v=A.get('view','floor')
X0,X1,Y0,Y1,Z=-4.2,4.2,-3.6,9.0,4.6; conc=plaster('conc','#b9b3a8',.16,.7,1.); wall=plaster('wall','#dcd6cb',.08); steel=paint('steel',A.get('steel','#3a3f3d'),.5); ply=wood('ash','ply',sat=.7,tone=.9)
plane('fl',[(X0,Y0,0),(X1,Y0,0),(X1,Y1,0),(X0,Y1,0)],conc); B.box((X0-.2,Y1,0),(X1+.2,Y1+.2,Z),wall); B.box((X1,Y0,0),(X1+.2,Y1,Z),wall); B.box((X0-.2,Y0-.2,0),(X1+.2,Y0,Z),wall); B.box((X0-.2,Y0,3.9),(X0,Y1,Z),wall); B.box((X0-.2,Y0,0),(X0,Y1,1.1),wall)
for i in range(10): a=Y0+(Y1-Y0)*i/9; B.box((X0-.14,a-.04,1.1),(X0-.06,a+.04,3.9),steel,.002)
for z in(1.1,2.03,2.96,3.82): B.box((X0-.13,Y0,z),(X0-.07,Y1,z+.06),steel,.002)
B.box((X0-.2,Y0,Z),(X1+.2,Y1+.2,Z+.15),wall)
for i in range(7): y=Y0+.6+i*2.0; B.box((X0,y-.07,Z-.30),(X1,y+.07,Z-.001),ply,.004,'x')
for x in(-1.4,1.4): B.box((x-.03,Y0,Z-.52),(x+.03,Y1,Z-.46),black,.002); plane('tl%d'%int(x*10),[(x-.025,Y0,Z-.521),(x-.025,Y1,Z-.521),(x+.025,Y1,Z-.521),(x+.025,Y0,Z-.521)],emit('te%d'%int(x*10),(1,.93,.84),9))
r=random.Random(6)
if v=='floor':
    def pack(x,y,z,m,e,L=2.2,W=.96,rows=6,th=.022,rot=0.,along='y'):
        M=Matrix.Translation((x,y,z))@Matrix.Rotation(math.radians(rot),4,'Z'); n=5; w=W/n
        for k in range(rows):
            for i in range(n):
                d=r.uniform(-.006,.006); B.box((-W/2+i*w+.0006,-L/2+d,k*th+.0003),(-W/2+(i+1)*w-.0006,L/2+d,(k+1)*th-.0003),m,.0012,'y',M=M)
        for s in(-L*.32,L*.32):   # straps
            B.box((-W/2-.002,s-.008,-.001),(W/2+.002,s+.008,0),steel,.0002,M=M); B.box((-W/2-.0025,s-.008,0),(-W/2-.0008,s+.008,rows*th),steel,.0002,M=M); B.box((W/2+.0008,s-.008,0),(W/2+.0025,s+.008,rows*th),steel,.0002,M=M); B.box((-W/2-.0025,s-.008,rows*th),(W/2+.0025,s+.008,rows*th+.0016),steel,.0002,M=M)
        return z+rows*th
    def bearers(x,y,z,W=1.0,L=2.2,h=.07):
        for s in(-L*.38,0,L*.38): B.box((x-W/2,y+s-.045,z),(x+W/2,y+s+.045,z+h-.0005),ply,.003,'x')
        return z+h
    sp=['white_oak','smoked_oak','walnut','hickory','ash','maple','teak']; M_={s:wood(s,sat=.92,bump=1.2,vh=.10,tone=.96) for s in sp}
    stacks=[(-1.75,1.1,['white_oak','white_oak','white_oak','white_oak']),(-.55,1.15,['walnut','walnut','walnut']),(.65,1.05,['smoked_oak','smoked_oak','smoked_oak','smoked_oak','smoked_oak']),(1.9,1.2,['hickory','hickory']),(-1.9,4.2,['ash']*6),(-.6,4.3,['maple']*7),(.75,4.2,['white_oak']*8),(2.1,4.3,['teak']*5),(-1.9,7.0,['walnut']*9),(-.5,7.0,['white_oak']*10),(.8,7.0,['hickory']*9),(2.1,7.0,['smoked_oak']*10)]
    for x,y,l in stacks:
        z=bearers(x,y,0,h=.10)
        for k,s in enumerate(l):
            z=pack(x,y,z,M_[s],None,W=1.0,rot=r.uniform(-.5,.5))
            if k%2==1 and k<len(l)-1: z=bearers(x,y,z,h=.045)
    cam=((-.5,-2.3,1.55),(.15,4.,.62),28,(-.3,.6,.6))
else:
    cols=A.get('cols','#59634f,#59634f,#59634f,#e4ddd0,#3c4347').split(','); pm=[paint('f%d'%i,c,.42,.5) for i,c in enumerate(cols)]; oakw=wood('white_oak','ow',sat=.9); waln=wood('walnut','ww',sat=.88)
    def rack(x,y,mats,n=13,W=1.15,H=1.95,D=.75):
        for sx in(-W/2,W/2):
            for sy in(-D/2,D/2): B.box((x+sx-.02,y+sy-.02,.10),(x+sx+.02,y+sy+.02,H),steel,.002); lathe('wh',[(0,-.018),(.045,-.018),(.045,.018),(0,.018)],black,(x+sx,y+sy,.048),20).rotation_euler=(0,math.radians(90),0)
            B.box((x+sx-.02,y-D/2+.02,.14),(x+sx+.02,y+D/2-.02,.18),steel,.002)
        for k in range(n):
            z=.24+k*(H-.3)/n
            for sx in(-W/2,W/2): B.box((x+sx-.012+(.0),y-D/2+.02,z-.018),(x+sx+.012,y+D/2-.02,z-.002),steel,.001)
            B.box((x-W/2,y-D/2-.012,z-.018),(x+W/2,y-D/2+.012,z-.002),steel,.001); m=mats[k%len(mats)]; w=r.choice((.45,.5,.6)); h=.70; dx=r.uniform(-.01,.01)
            for c in(-.27,.27):   # a shaker front lying face up on the bars
                M=Matrix.Translation((x+c+dx,y+r.uniform(-.012,.012),z)); q=.062; w2=.25; d2=h/2
                for lo,hi,g in(((-w2,-d2,0),(-w2+q,d2,.02),'y'),((w2-q,-d2,0),(w2,d2,.02),'y'),((-w2+q,-d2,0),(w2-q,-d2+q,.02),'x'),((-w2+q,d2-q,0),(w2-q,d2,.02),'x'),((-w2+q-.003,-d2+q-.003,.002),(w2-q+.003,d2-q+.003,.010),'y')): B.box(lo,hi,m,.0012,g,M=M)
    rack(-1.75,1.2,[pm[0]]); rack(-.35,1.9,[pm[1]]); rack(-1.7,4.0,[oakw]); rack(-.25,4.4,[pm[3]]); rack(1.1,4.9,[waln]); rack(-1.6,6.6,[pm[4]]); rack(0,6.9,[pm[0]]); rack(1.5,7.1,[pm[3]])
    # assembly bench with three finished carcasses
    bx,by=1.75,1.4; [B.box((bx-.95+i*.32+.0006,by-.5,.80),(bx-.95+(i+1)*.32-.0006,by+.5,.86),ply,.003,'y') for i in range(6)]; [B.box((x,y,0),(x+.09,y+.09,.7995),ply,.004,'z') for x in(bx-.88,bx+.80) for y in(by-.42,by+.33)]
    for i,m in enumerate((pm[0],oakw)):
        x=bx-.42+i*.82; z=.8605; B.box((x-.36,by-.24,z),(x+.36,by+.30,z+.74),wood('maple','cs%d'%i,sat=.85),.001,'z'); 
        shaker(B,x-.36,x-.0005,by-.24,z,z+.74,m); shaker(B,x+.0005,x+.36,by-.24,z,z+.74,m); pull(x-.045,by-.262,z+.58,.16,brass); pull(x+.045,by-.262,z+.58,.16,brass)
    cam=((.55,-2.4,1.5),(-.15,4.,.98),27,(-.4,1.6,1.))
plane('yard',[(X0-.3,-30,-.02),(X0-40,-30,-.02),(X0-40,40,-.02),(X0-.3,40,-.02)],paint('yd','#aaa694',.9)); lf=leafmat('hd','#6b7a45'); c=crown('c',lf,3,6000,.14,1.8,2.2); [inst(c,(X0-9-q%3,-4+q*2.6,2.0),q,1.4) for q in range(8)]
B.flush(); sunsky(elev=float(A.get('elev',30)),az=float(A.get('az',200)),sun=float(A.get('sun',7)),sky_s=.24,size=.9,tint=(1,.91,.79)); portal((X0-.18,(Y0+Y1)/2,2.5),(0,math.radians(-90),0),2.8,Y1-Y0); area((0,Y0+.06,2),(math.radians(90),0,0),6,3,float(A.get('fill',160)),(1,.975,.95)); area((0,3,Z-.6),(0,0,0),5,9,float(A.get('top',160)),(1,.95,.88))
camera(cam[0],cam[1],lens=float(A.get('lens',cam[2])),fstop=5.6,focus=cam[3],shift_y=float(A.get('shift',0)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
