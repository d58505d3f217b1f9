# The works: view=floor (strapped packs of flooring on bearers), view=doors (painted fronts on drying racks), view=line (carcasses on a roller conveyor, door racks, assembly benches), in one hall with a saw-tooth roof light.
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
elif v=='line':
    sage,lin,ink=paint('sg',A.get('paint','#7d8770'),.42,.5),paint('ln','#e0d8c8',.42,.5),paint('ik','#39433f',.42,.5); oakw=wood('white_oak','ow',sat=.9,vh=.06); mpl=wood('maple','mp',sat=.85,tone=.97,vh=.07); waln=wood('walnut','ww',sat=.88); galv=metal('galv','#a9aaa8',.38)
    def carcass(x,y,z,w=.6,h=.74,d=.56,front=None,shelf=1,rot=0.):
        """Open maple box, its front towards -y; front: a pair of shaker doors, slab doors or three drawers."""
        M=Matrix.Translation((x,y,z))@Matrix.Rotation(math.radians(rot),4,'Z'); T=Turned(B,M); t=.018; b=T.box
        b((-w/2,-d/2,0),(-w/2+t,d/2,h),mpl,.0008,'z'); b((w/2-t,-d/2,0),(w/2,d/2,h),mpl,.0008,'z'); b((-w/2+t,-d/2,.0005),(w/2-t,d/2,t),mpl,.0008,'x'); b((-w/2+t,-d/2,h-t),(w/2-t,d/2,h-.0005),mpl,.0008,'x'); b((-w/2+t,d/2-.012,t),(w/2-t,d/2-.002,h-t),mpl,.0005,'z')
        for k in range(shelf): zz=t+(h-2*t)*(k+1)/(shelf+1); b((-w/2+t+.0003,-d/2+.03,zz-.009),(w/2-t-.0003,d/2-.0125,zz+.009),mpl,.0008,'x')
        if front:
            kind,m=front
            if kind=='drawers':
                for z0,z1 in((.002,.30),(.302,.55),(.552,h-.002)): shaker(T,-w/2+.001,w/2-.001,-d/2-.0012,z0,z1,m)
            elif kind=='one': shaker(T,-w/2+.001,-.0005,-d/2-.0012,.002,h-.002,m)
            else: f=shaker if kind=='shaker' else slab; f(T,-w/2+.001,-.0005,-d/2-.0012,.002,h-.002,m); f(T,.0005,w/2-.001,-d/2-.0012,.002,h-.002,m)
        return z+h
    def panel(T,w,h,m,t=.021,q=.06):   # a shaker door as a loose leaf in x-z, thickness along y
        b=T.box; b((-w/2,0,0),(-w/2+q,t,h),m,.0012,'z'); b((w/2-q,0,0),(w/2,t,h),m,.0012,'z'); b((-w/2+q,0,0),(w/2-q,t,q),m,.0012,'x'); b((-w/2+q,0,h-q),(w/2-q,t,h),m,.0012,'x'); b((-w/2+q-.003,.006,q-.003),(w/2-q+.003,t-.004,h-q+.003),m,.0012,'z')
        sd=shade(m); b((-w/2+q,.0055,h-q-.006),(w/2-q,.0059,h-q-.0003),sd,.0001,'x'); b((-w/2+q,.0055,q+.0003),(w/2-q,.0059,q+.003),sd,.0001,'x')
    # roller conveyor down the hall, cabinets upon it
    cx,cw,ch=.35,.86,.52; y0,y1=-1.5,8.6
    for s in(-1,1): B.box((cx+s*cw/2-.022,y0,ch-.11),(cx+s*cw/2+.022,y1,ch+.012),steel,.002,'y')
    y=y0+.06
    while y<y1: tube('rl',[(cx-cw/2+.023,y,ch-.028),(cx+cw/2-.023,y,ch-.028)],.026,galv,3); y+=.125
    for i in range(6):
        y=y0+.25+i*1.9
        for s in(-1,1): B.box((cx+s*cw/2-.03,y-.03,0),(cx+s*cw/2+.03,y+.03,ch-.111),steel,.002)
        B.box((cx-cw/2+.031,y-.015,.16),(cx+cw/2-.031,y+.015,.20),steel,.002)
    zt=ch+.0005
    for i,(f,sh) in enumerate(((None,1),(('one',sage),1),(('shaker',sage),1),(('drawers',sage),0),(('slab',oakw),1),(('shaker',oakw),1),(None,1),(('shaker',lin),1),(('drawers',oakw),0))): carcass(cx+r.uniform(-.015,.015),-.62+i*.86,zt,.66,.74,.56,f,sh,rot=r.uniform(-1,1)-(62 if i==0 else 90))
    # left: trolleys of doors standing in slots
    def trolley(x,y,m,n=15,w=.50,h=.74,W=1.05,rot=0.):
        M=Matrix.Translation((x,y,0))@Matrix.Rotation(math.radians(rot),4,'Z'); T=Turned(B,M)
        for z in(.16,1.04):
            T.box((-.30,-W/2,z-.035),(.30,W/2,z),ply,.003,'y')
            for sx in(-.27,.27): T.box((sx-.012,-W/2,z-.07),(sx+.012,W/2,z-.0355),steel,.002,'y')
            for k in range(n):
                yy=-W/2+.05+k*(W-.10)/n; MM=M@Matrix.Translation((0,yy,z+.0005))@Matrix.Rotation(math.radians(-3.5),4,'X'); panel(Turned(B,MM),w,h,m)
        for sx in(-.30,.30):
            for sy in(-W/2,W/2): T.box((sx-.018,sy-.018,.09),(sx+.018,sy+.018,1.86),steel,.002); o=lathe('wh',[(0,-.018),(.045,-.018),(.045,.018),(0,.018)],black,tuple(M@Vector((sx,sy,.046))),20); o.rotation_euler=(0,math.radians(90),0)
        for sy in(-W/2,W/2): T.box((-.282,sy-.015,1.83),(.282,sy+.015,1.86),steel,.002)
    for i,(m) in enumerate((sage,oakw,sage,lin,ink)): trolley(-1.62-.06*i,1.35+i*1.5,m,rot=4-3*(i%3))
    # a pallet of fronts lying flat, in front on the left
    px,py=-1.72,-.40
    B.box((px,py,.001),(px+.9,py+.8,.012),ply,.001); [B.box((px,yy,.0125),(px+.9,yy+.09,.10),ply,.003,'x') for yy in(py,py+.35,py+.71)]; [B.box((px+k*.182,py,.1005),(px+k*.182+.14,py+.8,.12),ply,.002,'y') for k in range(5)]
    for k in range(14): MM=Matrix.Translation((px+.45+r.uniform(-.008,.008),py+.40-.36,.1425+k*.0235))@Matrix.Rotation(math.radians(r.uniform(-.8,.8)),4,'Z')@Matrix.Rotation(math.radians(-90),4,'X'); panel(Turned(B,MM),.60,.72,sage if k>4 else oakw)
    # right: benches along the wall with vices, cabinets in assembly, tools on a board
    for j,by in enumerate((.6,3.2,5.8)):
        bx=2.55; [B.box((bx-.38+i*.19+.0006,by-1.05,.84),(bx-.38+(i+1)*.19-.0006,by+1.05,.90),mpl,.003,'y') for i in range(4)]
        for x in(bx-.34,bx+.26):
            for y in(by-.98,by+.88): B.box((x,y,0),(x+.09,y+.09,.8395),ply,.004,'z')
        B.box((bx-.30,by-.9,.24),(bx+.30,by+.9,.27),ply,.003,'y'); carcass(bx+.02,by+.10,.2705,.56,.40,.5,None,0,rot=-90)
        if j==0: carcass(bx+.04,by+.42,.9005,.60,.72,.36,('shaker',oakw),1,rot=-90); B.box((bx-.34,by-.85,.9005),(bx-.02,by-.35,.9215),sage,.0015,'y'); tube('cl',[(bx-.10,by-.2,.935),(bx-.10,by+.02,.935)],.012,steel); B.box((bx+.0,by-.7,.9005),(bx+.26,by-.42,.975),ink,.006); B.box((bx-.30,by-.22,.9005),(bx-.16,by-.02,.93),waln,.004)
        elif j==1: carcass(bx+.04,by-.35,.9005,.60,.72,.36,('shaker',sage),1,rot=-90); carcass(bx+.04,by+.45,.9005,.60,.72,.36,None,2,rot=-90)
        else: carcass(bx+.04,by,.9005,.60,.72,.36,('slab',oakw),1,rot=-90)
        MM=Matrix.Translation((X1-.012,by,1.15)); B.box((-.012,-.9,.55),(.011,.9,1.25),ply,.002,'y',M=MM) if 1 else None
        for k in range(8): yy=-.78+k*.2; hh=r.uniform(.16,.30); B.box((-.030,yy,1.16-hh),(-.0125,yy+.024,1.16),[steel,waln,galv][k%3],.003,'z',M=MM); B.box((-.034,yy-.02,1.16-hh*.35),(-.0125,yy+.044,1.16-hh*.25),steel,.002,M=MM) if k%3==0 else None
    # finished tall units against the end wall
    for i,m in enumerate((sage,sage,oakw,oakw,lin,lin)): x=-3.2+i*.66; B.box((x,Y1-.62,.10),(x+.64,Y1-.02,2.2),mpl,.001,'z'); (slab if m is oakw else shaker)(B,x+.002,x+.638,Y1-.622,.102,2.198,m); B.box((x+.03,Y1-.55,0),(x+.61,Y1-.05,.0995),black,.001)
    # lamps over the line
    for y in(.2,2.6,5.0,7.4): B.box((cx-.62,y-.05,2.62),(cx+.62,y+.05,2.66),steel,.003); plane('ll%d'%int(y*10),[(cx-.60,y-.035,2.6195),(cx-.60,y+.035,2.6195),(cx+.60,y+.035,2.6195),(cx+.60,y-.035,2.6195)],emit('le%d'%int(y*10),(1,.93,.82),9)); [tube('wr',[(x,y,2.66),(x,y,Z-.3)],.003,black,2) for x in(cx-.5,cx+.5)]
    cam=((float(A.get('cx','-.75')),-3.35,float(A.get('cz','1.62'))),(float(A.get('tx','.30')),4.,1.),27,(0,.6,1.))
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
plane('yard',[(X0-.3,-30,-.02),(X0-40,-30,-.02),(X0-40,40,-.02),(X0-.3,40,-.02)],paint('yd','#aaa694',.9)); lf=leafmat('hd','#6b7a45'); c=crown('c',lf,3,6000,.14,1.8,2.2); [inst(c,(X0-9-q%3,-4+q*2.6,2.0),q,1.4) for q in range(26)]
B.flush(); sunsky(elev=float(A.get('elev',30)),az=float(A.get('az',200)),sun=float(A.get('sun',7)),sky_s=.24,size=.9,tint=(1,.91,.79)); portal((X0-.18,(Y0+Y1)/2,2.5),(0,math.radians(-90),0),2.8,Y1-Y0); area((0,Y0+.06,2),(math.radians(90),0,0),6,3,float(A.get('fill',160)),(1,.975,.95)); area((0,3,Z-.6),(0,0,0),5,9,float(A.get('top',160)),(1,.95,.88))
camera(cam[0],cam[1],lens=float(A.get('lens',cam[2])),fstop=5.6,focus=cam[3],level=v=='line',shift_y=float(A.get('shift','-.10' if v=='line' else '0')))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
