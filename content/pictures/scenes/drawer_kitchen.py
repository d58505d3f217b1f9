# Kitchens of three further plans. plan=detail: walnut drawers close, one open; plan=bar: fluted bar cabinet with lit shelves in a lounge; plan=corridor: two runs towards a tall window over the city.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',151))); S=std(); black,brass,cer,cer2=S['black'],finish('metal',A.get('metal','metal:#b08d57')),S['cer'],S['cer2']; plan=A.get('plan','detail')
F=lambda k,d: float(A.get(k,d))
wall=plaster('wall',A.get('wall','#e7dfd2')); floor=wood(A.get('floor','white_oak'),'floor',sat=.9,vh=.13,rough=.38,tone=.92); bowl=[(0,.0),(.07,0),(.17,.05),(.20,.09),(.195,.095),(.16,.055),(.06,.012),(0,.012)]
olive,twig=leafmat('olive','#8b9568'),paint('twig','#5a4a38',.7)
def cyl(n,x,y,z,r,h,m): lathe(n,[(0,0),(r,0),(r,h-.004),(r-.004,h),(0,h)],m,(x,y,z),32)
def glass(x,y,z,m,s=1.): lathe('gla',[(0,0),(.03*s,0),(.037*s,.10*s),(.034*s,.10*s),(.028*s,.008),(0,.008)],m,(x,y,z),28)
def bottle(x,y,z,m,h=.30,r=.037): lathe('bot',[(0,0),(r,0),(r,h*.58),(r*.86,h*.66),(r*.36,h*.76),(r*.34,h),(0,h)],m,(x,y,z),32)
if plan=='detail':
    X0,X1,Y0,Y1,Z=-3.2,3.0,-3.2,.66,2.7; low=finish('low',A.get('low','wood:walnut'),vh=.035); top=stone('top',A.get('stone','nero'),.16); dark=shade(shade(low,.42)); ms=wood('maple','ms',sat=.85,tone=.97,vh=.04); me=wood('maple','mse',sat=.8,tone=.72,bump=.6)
    shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'L',(Y0+.3,Y1-.5),(0,2.5),n=3,along='x',pw=.2)
    x0,n,w=-1.35,4,.9; zc=.86
    for i in range(n): B.box((x0+i*w,.024,.10),(x0+(i+1)*w-.0004,Y1-.001,zc-.0005),dark,.0005)
    B.box((x0,.09,0),(x0+n*w,Y1-.01,.0995),black,.001)
    rows=((.10,.455),(.485,.675),(.68,.825))   # two deep drawers under a shallow one, with a finger channel above each pair
    oi,oj,out=1,2,F('pull',.34)
    def face(a,b,z0,z1,y):
        B.box((a+.0018,y,z0+.0012),(b-.0018,y+.020,z1-.0012),low,.0012,'x')
        B.box((a+.0018,y+.0085,z1-.0012),(b-.0018,y+.0198,z1+.010),low,.0025,'x')       # the routed lip behind the upper edge
    for i in range(n):
        a,b=x0+i*w,x0+(i+1)*w
        for j,(z0,z1) in enumerate(rows):
            y=-out if (i,j)==(oi,oj) else 0; face(a,b,z0,z1,y)
    a,b=x0+oi*w+.030,x0+(oi+1)*w-.030; z0=.700; z1=.806; y0=-out+.0204; y1=.52-out
    for s,(l,h) in((0,(a,a+.015)),(1,(b-.015,b))): B.box((l,y0,z0),(h,y1,z1),ms,.001,'y')
    B.box((a+.0152,y1-.015,z0),(b-.0152,y1,z1),ms,.001,'x'); B.box((a+.0152,y0,z0),(b-.0152,y0+.014,z1),ms,.001,'x'); B.box((a+.0152,y0+.0142,z0+.010),(b-.0152,y1-.0152,z0+.016),ms,.0005,'x')
    k=4   # dovetails on the drawer's sides where they meet the sub-front
    for s,(l,h) in((0,(a-.0006,a+.0002)),(1,(b-.0002,b+.0006))):
        for q in range(k): zz=z0+(z1-z0)*(q+.5)/k; B.box((l,y0+.0003,zz-.0075),(h,y0+.0138,zz+.0075),me,.0001,'z')
    for fx in(.30,.52,.74): xx=a+.015+(b-a-.03)*fx; B.box((xx-.005,y0+.0145,z0+.0165),(xx+.005,y1-.0155,z1-.022),wood('walnut','dv',sat=.85),.001,'y')
    B.box((a+.0154+(b-a-.03)*.525,y0+.17,z0+.0165),(a+.015+(b-a-.03)*.735-.001,y0+.18,z1-.022),wood('walnut','dv2',sat=.85),.001,'x')
    st=metal('cut','#b9b6b0',.2)
    def cutlery(x,y,kind):
        z=z0+.024; tube('ch',[(x,y,z),(x+.004,y+.12,z+.002)],.0045,st,3)
        if kind: B.box((x-.005,y+.12,z-.001),(x+.012,y+.215,z+.0012),st,.0008,'y')
        else: lathe('cb',[(0,-.001),(.016,0),(.017,.002),(0,.003)],st,(x+.005,y+.15,z),20).scale=(1.,1.7,1.)
    for q in range(5): cutlery(a+.045+q*.030,y0+.035+.004*(q%2),0)
    for q in range(5): cutlery(a+.285+q*.026,y0+.03+.003*(q%3),1)
    lin=fabric('nap',A.get('linen','#d9d0c0'),2.,bump=2.); rounded('np',(a+.015+(b-a-.03)*.76,y0+.03,z0+.017),(b-.03,y0+.25,z0+.060),.012,lin,5,noise=.004); rounded('np2',(a+.015+(b-a-.03)*.77,y0+.035,z0+.0605),(b-.035,y0+.24,z0+.085),.010,fabric('nap2','#8a8f78',2.,bump=2.),5,noise=.004)
    B.box((x0-.02,-.022,zc),(x0+n*w,Y1-.0006,zc+.03),top,.0018,'x')
    # wall: a stone upstand, a lit walnut shelf, tall unit at the end
    B.box((x0-.02,Y1-.02,zc+.0305),(x0+n*w-.9,Y1-.0004,1.42),top,.001,'x'); B.box((x0-.02,Y1-.24,1.4205),(x0+n*w-.9,Y1-.0004,1.452),low,.0015,'x')
    tx=x0+(n-1)*w; B.box((tx+.001,-.001,zc+.031),(tx+w,Y1-.0005,2.45),low,.001,'z'); slab(B,tx+.001,tx+w/2,-.0015,zc+.034,2.45,low); slab(B,tx+w/2,tx+w,-.0015,zc+.034,2.45,low); B.box((tx,0,2.4505),(tx+w,Y1,Z),wall,.001); B.box((tx+w+.001,0,0),(X1-.001,Y1-.001,Z-.001),wall,.001)
    # things on the counter
    tp=x0+.62; tube('tap',[(tp,Y1-.13,zc+.03),(tp,Y1-.13,zc+.33)]+[(tp,Y1-.13-.085+.085*math.cos(t*math.pi/8),zc+.33+.085*math.sin(t*math.pi/8)) for t in range(1,9)]+[(tp,Y1-.30,zc+.24)],.011,brass); tube('th',[(tp+.02,Y1-.13,zc+.10),(tp+.085,Y1-.13,zc+.125)],.006,brass)
    B.box((tp-.26,Y1-.50,zc+.0302),(tp+.26,Y1-.19,zc+.0308),paint('snk','#201f1e',.35),.0001)
    lathe('bw',[(r*.86,z*.86) for r,z in bowl],wood('walnut','bw',sat=.85),(.30,.27,zc+.031),56); lem=paint('lem','#d2a83a',.5)
    for i,(dx,dy,dz) in enumerate(((0,0,.045),(.062,.02,.050),(-.058,.03,.050),(.015,-.055,.050),(.005,.022,.094))): lathe('lm',[(0,-.034),(.017,-.028),(.028,-.011),(.030,.005),(.022,.023),(.008,.034),(0,.036)],lem,(.30+dx,.27+dy,zc+.031+dz),24).rotation_euler=(1.3+i,.4*i,.7*i)
    vase(.92,.36,zc+.0305,cer,.85,0); branches(B,(.92,.36,zc+.28),olive,twig,5,.46,.5,.06,.02,6,26)
    M=Matrix.Translation((-.22,Y1-.07,zc+.031))@Matrix.Rotation(math.radians(-9),4,'X'); B.box((-.14,-.012,0),(.14,.012,.40),wood('white_oak','board',sat=.85),.006,'z',M=M)
    for x,h,m in((-1.15,.17,cer),(-1.03,.13,cer2),(-.90,.20,cer),(1.0,.15,cer2),(1.12,.11,cer)): vase(x,Y1-.12,1.4525,m,h*4,1)
    books(B,.30,Y1-.125,1.4525,[cer,wall],2,5,3); glass(.62,Y1-.12,1.4525,cer); glass(.71,Y1-.12,1.4525,cer)
    gx=X0-.2; led=(((x0+tx)/2,Y1-.13,1.418),(0,0,0),tx-x0-.1,.03,F('led',7)); area(*led[:5],(1,.82,.6))
    cam=((F('cx',-1.55),F('cy',-1.75),F('cz',1.46)),(F('tx',.06),.10,F('tz',.80)),F('lens',37),(-.15,-out,.80)); lvl=False; fsx=F('fs',5.)
elif plan=='bar':
    X0,X1,Y0,Y1,Z=-3.3,3.1,-3.0,3.0,2.9; low=finish('low',A.get('low','wood:ebonised'),vh=.05,tone=1.05); top=stone('top',A.get('stone','travertine'),.25); shw=wood(A.get('shelf','smoked_oak'),'shelf',sat=.9)
    shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'L',(Y0+.4,Y1-1.0),(0,2.65),n=3,pattern=A.get('pattern','plank'),along='y',pw=.22)
    d=.58; yf=Y1-d; TZ=2.56; bx0,n0,n1,bx1=-1.70,-.62,1.30,2.38
    def flutes(a,b,z0,z1,y):
        B.box((a+.0015,y-.012,z0+.0015),(b-.0015,y,z1-.0015),shade(low,.6),.001,'z'); k=int(round((b-a)/.046)); p=(b-a-.004)/k
        for i in range(k): B.box((a+.002+i*p+.002,y-.030,z0+.003),(a+.002+(i+1)*p-.006,y-.0122,z1-.003),low,.009,'z')
    B.box((bx0,yf+.001,.08),(n0,Y1-.001,TZ),low,.001,'z'); B.box((n1,yf+.001,.08),(bx1,Y1-.001,TZ),low,.001,'z'); B.box((bx0+.03,yf+.06,0),(bx1-.03,Y1,.0795),black,.001)
    for a,b in((bx0,n0),(n1,bx1)): m=(a+b)/2; flutes(a,m,.08,TZ,yf); flutes(m,b,.08,TZ,yf); [tube('pl',[(m+s*.035,yf-.062,.98),(m+s*.035,yf-.062,1.48)],.006,brass) for s in(-1,1)]; [tube('pp',[(m+s*.035,yf-.062,z),(m+s*.035,yf-.02,z)],.005,brass) for s in(-1,1) for z in(1.02,1.44)]
    B.box((n0,yf+.001,.08),(n1,Y1-.001,.885),low,.001); k=3
    for i in range(k): a,b=n0+(n1-n0)*i/k,n0+(n1-n0)*(i+1)/k; flutes(a,b,.08,.50,yf); flutes(a,b,.50,.875,yf); tube('pk',[(a+.2,yf-.058,.845),(b-.2,yf-.058,.845)],.006,brass); [tube('pq',[(x,yf-.058,.845),(x,yf-.02,.845)],.005,brass) for x in(a+.24,b-.24)]
    B.box((n0+.0006,yf-.05,.8855),(n1-.0006,Y1-.0006,.925),top,.002); B.box((n0+.0006,Y1-.03,.9255),(n1-.0006,Y1-.0004,2.30),top,.001)
    B.box((n0,yf+.02,2.30),(n1,Y1-.001,TZ),low,.001,'x'); B.box((n0,yf-.001,2.30),(n1,yf+.0195,TZ),low,.001,'x')
    for z in(1.36,1.68,2.00): B.box((n0+.0008,Y1-.30,z),(n1-.0008,Y1-.0305,z+.028),shw,.0015,'x'); plane('le%d'%int(z*100),[(n0+.02,Y1-.036,z-.001),(n1-.02,Y1-.036,z-.001),(n1-.02,Y1-.062,z-.001),(n0+.02,Y1-.062,z-.001)],emit('le%d'%int(z*100),(1,.80,.56),F('strip',7)))
    B.box((bx0,yf+.02,TZ+.001),(bx1,Y1,Z),wall,.001)
    amb,grn,clr=paint('amb','#6b3d16',.12),paint('grn','#27352a',.12),paint('clr','#cfc9bd',.12); r=random.Random(5)
    for z in(1.3885,1.7085,2.0285):
        x=n0+.12
        while x<n1-.10:
            k=r.random()
            if k<.42: bottle(x,Y1-.17+r.uniform(-.03,.03),z,r.choice((amb,grn,grn,clr)),r.uniform(.24,.28),r.uniform(.032,.038)); x+=.105
            elif k<.72: 
                for q in range(3): glass(x+q*.085,Y1-.15,z,clr,.95)
                x+=.28
            elif k<.86: lathe('bws',[(rr*.55,zz*.62) for rr,zz in bowl],r.choice((cer,cer2)),(x+.08,Y1-.17,z),40); x+=.26
            else: vase(x+.07,Y1-.17,z,r.choice((cer,cer2)),.55,0); x+=.22
            x+=r.uniform(.02,.12)
    tube('tap',[(.95,Y1-.14,.925),(.95,Y1-.14,1.18)]+[(.95,Y1-.14-.07+.07*math.cos(t*math.pi/8),1.18+.07*math.sin(t*math.pi/8)) for t in range(1,9)]+[(.95,Y1-.28,1.12)],.010,brass)
    B.box((-.42,Y1-.42,.9255),(.06,Y1-.14,.940),brass,.004); bottle(-.32,Y1-.27,.9405,amb,.27); bottle(-.22,Y1-.30,.9405,grn,.25); [glass(-.10+.085*q,Y1-.26-.06*(q%2),.9405,clr) for q in range(2)]; lathe('bw',[(rr*.8,zz*.8) for rr,zz in bowl],wood('walnut','bw'),(.45,Y1-.33,.9255),48)
    lem=paint('lem','#d2a83a',.5); [lathe('lm',[(0,-.03),(.015,-.025),(.025,-.01),(.027,.004),(.02,.02),(.007,.03),(0,.032)],lem,(.45+dx,Y1-.33+dy,.97+dz),20) for dx,dy,dz in((0,0,0),(.055,.02,.006),(-.05,.03,.006),(.01,-.05,.004))]
    le=fabric('le',A.get('seat','#a5754c'),.8,.62,.08,.5); lounge(-2.0,1.05,205,le,black); lounge(-.55,-.35,158,le,black) if A.get('two','1')=='1' else None
    tr=stone('tr','travertine',.4); lathe('ct',[(0,.40),(.27,.40),(.28,.41),(.28,.435),(.27,.445),(0,.445)],tr,(-1.35,.15,0),64); lathe('cl',[(0,0),(.13,0),(.13,.40),(0,.40)],tr,(-1.35,.15,0),48); glass(-1.27,.10,.445,clr); books(B,-1.42,.20,.445,[cer,le],2,18,5)
    rounded('rug',(-2.6,-1.0,.001),(.5,1.75,.014),.006,fabric('rug',A.get('rug','#a89b86'),5,bump=4),2)
    for x,y,z in((1.75,.9,1.95),(1.95,1.2,1.62)): lathe('gl',[(0,-.15)]+[(.15*math.cos(math.radians(q)),.15*math.sin(math.radians(q))) for q in range(-75,76,15)]+[(0,.15)],emit('gb%d'%int(z*100),(1,.82,.60),4),(x,y,z),32); tube('cd',[(x,y,z+.15),(x,y,Z)],.003,black)
    M=Matrix.Translation((1.85,1.05,0)); lathe('tt',[(0,.70),(.36,.70),(.37,.71),(.37,.735),(.36,.745),(0,.745)],top,(1.85,1.05,0),64); lathe('tl',[(0,0),(.24,0),(.24,.012),(.035,.03),(.03,.70),(0,.70)],black,(1.85,1.05,0),48); chair(1.25,.62,62,black,le); chair(2.45,1.2,-75,black,le); vase(1.85,1.05,.745,cer,.6,0)
    vase(-2.75,2.45,0,cer2,2.1,0); branches(B,(-2.75,2.45,.6),olive,twig,7,1.2,.30,.08,.024,4,34)
    sk=paint('sk','#e6ded1',.5); B.box((X1-.014,Y0,0),(X1-.0005,Y1-.001,.10),sk,.003,'y'); B.box((bx1+.001,Y1-.014,0),(X1-.015,Y1-.0005,.10),sk,.003,'x'); B.box((X0+.0005,Y1-.014,0),(bx0-.001,Y1-.0005,.10),sk,.003,'x')
    area(((n0+n1)/2,Y1-.2,2.298),(0,0,0),n1-n0-.1,.04,F('led',9),(1,.80,.56)); gx=X0-.2
    cam=((F('cx',1.5),F('cy',-2.75),F('cz',1.22)),(F('tx',-.15),Y1,F('cz',1.22)),F('lens',28),(0,2.2,1)); lvl=True; fsx=5.6
else:   # corridor
    X0,X1,Y0,Y1,Z=-1.70,1.72,-2.6,3.9,2.72; low=finish('low',A.get('low','paint:#e2dbcd'),vh=.04); tall=finish('tall',A.get('tall','wood:ash'),vh=.06); top=stone('top',A.get('stone','travertine'),.2); fr=finish('fr',A.get('frame','paint:#26241f'),vh=.05)
    shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'',pattern=A.get('pattern','herringbone'),along='y',pw=.18,back=False)
    d=.62; ww0,ww1,wz=X0+d+.04,X1-.14,2.58; yt=2.35
    B.box((X0-.2,Y1,0),(ww0,Y1+.24,Z),wall); B.box((ww1,Y1,0),(X1+.2,Y1+.24,Z),wall); B.box((ww0,Y1,wz),(ww1,Y1+.24,Z),wall); B.box((ww0,Y1,-.12),(ww1,Y1+.24,.0),wall)
    t=.05; B.box((ww0,Y1+.06,0),(ww0+t,Y1+.13,wz),fr,.002,'z'); B.box((ww1-t,Y1+.06,0),(ww1,Y1+.13,wz),fr,.002,'z'); B.box((ww0+t,Y1+.06,wz-t),(ww1-t,Y1+.13,wz),fr,.002,'x'); B.box((ww0+t,Y1+.06,0),(ww1-t,Y1+.13,t),fr,.002,'x'); mx=ww0+(ww1-ww0)*.62; B.box((mx-t/2,Y1+.06,t),(mx+t/2,Y1+.13,wz-t),fr,.002,'z')
    # window seat in the reveal
    sy=Y1-.52; B.box((ww0-.03,sy,.06),(X1-.001,Y1-.001,.40),tall,.001,'x'); B.box((ww0-.03,sy-.0205,.06),(mx-.002,sy-.0005,.40),tall,.001,'x'); B.box((mx+.002,sy-.0205,.06),(X1-.001,sy-.0005,.40),tall,.001,'x'); B.box((ww0,sy+.04,0),(ww1,Y1,.0595),black,.001)
    cu=fabric('cu',A.get('cush','#8a8570'),1.5,bump=1.5); rounded('ws',(ww0-.02,sy-.02,.4005),(X1-.01,Y1-.01,.475),.03,cu,5,puff=.012,noise=.004); pillow('wp',.46,.44,.17,fabric('wpf','#d9d0c0',1.4),(ww0+.28,Y1-.14,.69),(math.radians(-14),0,.06),.016); pillow('wq',.40,.38,.16,fabric('wqf',A.get('acc','#a2653c'),1.4),(ww0+.62,Y1-.19,.66),(math.radians(-20),0,-.10),.016); books(B,ww1-.32,Y1-.30,.490,[cer,wall],2,14,3)
    # left: base run with a shelf over it
    L=on_left(B,X0+d); ya,yb=-2.2,Y1-.02; n=8; w=(yb-ya)/n; H=.868
    B.box((X0,ya,.10),(X0+d-.0015,yb,H),low,.001); B.box((X0,ya,0),(X0+d-.06,yb,.0995),black,.001)
    for i in range(n):
        a,b=ya+i*w,ya+(i+1)*w
        if i in(2,3,6): 
            for z0,z1 in((.10,.47),(.495,.835)): slab(L,a,b,0,z0,z1,low,grain='x')
        else: slab(L,a,b,0,.10,.835,low)
        L.box((a,-.0012,.836),(b,-.0002,.867),shade(shade(low,.3),.3),.0001); L.box((a,-.0012,.471),(b,-.0002,.494),shade(shade(low,.3),.3),.0001) if i in(2,3,6) else None
    B.box((X0+.0005,ya-.02,H+.0005),(X0+d+.02,yb,H+.034),top,.002,'y'); B.box((X0+.0005,ya,H+.0345),(X0+.02,yb,1.46),top,.001,'y'); shz=1.4605; B.box((X0+.0005,ya,shz),(X0+.27,yb-.35,shz+.034),tall,.0015,'y')
    ct=H+.0345; hy=1.1; B.box((X0+.09,hy-.38,ct),(X0+.54,hy+.38,ct+.006),paint('hob','#0f0f10',.08),.002); lathe('pot',[(0,0),(.11,0),(.115,.01),(.115,.12),(.11,.12),(.108,.012),(0,.012)],brass,(X0+.30,hy+.16,ct+.0065),48); hood=lathe('hd',[(0,0),(.13,0),(.13,1.0),(0,1.0)],fr,(X0+.22,hy,1.76),48) if A.get('hood')=='1' else None
    sy2=2.7; B.box((X0+.12,sy2-.30,ct),(X0+.50,sy2+.30,ct+.0008),paint('snk','#6f6a62',.35),.0002); tube('tap',[(X0+.085,sy2,ct),(X0+.085,sy2,ct+.30)]+[(X0+.085+.08-.08*math.cos(t*math.pi/8),sy2,ct+.30+.08*math.sin(t*math.pi/8)) for t in range(1,9)]+[(X0+.245,sy2,ct+.22)],.011,brass)
    M=Matrix.Translation((X0+.06,.25,ct))@Matrix.Rotation(math.radians(8),4,'Y'); B.box((-.012,-.15,0),(.012,.15,.40),wood('walnut','board',sat=.8),.005,'z',M=M)
    lathe('bw',[(r*.9,z*.9) for r,z in bowl],cer2,(X0+.34,-.25,ct),48); lem=paint('lem','#b9cf6a',.5); [lathe('lm',[(0,-.034),(.02,-.028),(.033,-.008),(.033,.008),(.02,.028),(0,.034)],lem,(X0+.34+dx,-.25+dy,ct+.055+dz),20) for dx,dy,dz in((0,0,0),(.06,.03,.006),(-.05,.04,.006),(.0,-.06,.004))]
    vase(X0+.27,1.95,ct,cer,.95,0); branches(B,(X0+.27,1.95,ct+.27),olive,twig,5,.44,.45,.06,.02,6,26); cyl('jr',X0+.2,-.75,ct,.05,.20,cer); cyl('jq',X0+.22,-.62,ct,.045,.15,cer2)
    r=random.Random(3); y=ya+.2
    while y<yb-.6:
        k=r.random(); x=X0+.14
        if k<.3: vase(x,y,shz+.0345,r.choice((cer,cer2)),r.uniform(.55,.8),r.randrange(2)); y+=.22
        elif k<.65: [glass(x,y+q*.09,shz+.0345,cer) for q in range(3)]; y+=.34
        elif k<.82: books(B,x,y+.05,shz+.0345,[cer,wall,cu],3,3,int(y*9)); y+=.34
        else: lathe('bs',[(rr*.6,zz*.7) for rr,zz in bowl],r.choice((cer,cer2)),(x,y+.05,shz+.0345),40); y+=.32
        y+=r.uniform(.05,.3)
    # right: tall ash wall with oven and open coffee niche
    R=on_right(B,X1-d); TZ=2.58; B.box((X1-d+.0015,ya,.08),(X1-.001,yt,TZ),tall,.001,'z'); B.box((X1-d-.02,yt,0),(X1-.001,yt+.022,TZ),tall,.001,'z'); B.box((X1-d+.05,ya,0),(X1,yt-.001,.0795),black,.001); B.box((X1-d,ya,TZ+.001),(X1,yt+.022,Z),wall,.001)
    n=8; w=(yt-ya)/n
    for i in range(n):
        a,b=-(ya+(i+1)*w),-(ya+i*w)
        if i==5:
            slab(R,a,b,0,.08,.62,tall); R.box((a+.003,-.022,.625),(b-.003,0,1.215),black,.002); R.box((a+.03,-.0235,.66),(b-.03,-.0222,1.06),paint('ovg','#0c0c0d',.08),.001); R.box((a+.05,-.06,1.10),(b-.05,-.046,1.114),brass,.002); [R.box((q,-.05,1.102),(q+.01,-.02,1.112),brass,.001) for q in(a+.08,b-.09)]; slab(R,a,b,0,1.22,TZ,tall)
        else: slab(R,a,b,0,.08,TZ,tall)
        if i%2==0 and i!=5: R.box((a-.006,-.0225,.08),(a+.006,-.0205,TZ),shade(shade(tall,.3),.3),.0001)
    for y in(0.2,2.0): B.box((-.10-.02,y-.55,2.30),(-.10+.02,y+.55,2.335),black,.004) if 0 else None
    # slim pendant bar down the aisle, runner
    px=.03; B.box((px-.016,-.3,2.16),(px+.016,2.5,2.19),black,.003); plane('bar',[(px-.011,-.27,2.1595),(px-.011,2.47,2.1595),(px+.011,2.47,2.1595),(px+.011,-.27,2.1595)],emit('bar',(1,.85,.66),10)); [tube('w',[(px,y,2.19),(px,y,Z)],.002,black) for y in(-.1,2.3)]
    rounded('run',(-.36,-1.3,.001),(.42,2.7,.011),.005,fabric('run',A.get('rug','#8f8472'),5,bump=4),2)
    area((X0+.14,(ya+yb-.35)/2,shz-.002),(0,0,0),.04,yb-ya-.5,F('led',12),(1,.82,.6)); gx=None
    city2(B,Y1+.3,seed=int(A.get('cs',5)),haze=F('haze',1.15))
    portal(((ww0+ww1)/2,Y1+.28,wz/2),(math.radians(-90),0,0),ww1-ww0,wz)
    cam=((F('cx',.02),F('cy',-2.5),F('cz',1.34)),(F('tx',.02),Y1,F('cz',1.34)),F('lens',23),(0,2.2,1)); lvl=True; fsx=5.6
if gx is not None: garden2(gx,dirx=-1,near=7)
B.flush()
df={'detail':(24,206,8.,34),'bar':(22,203,8.5,60),'corridor':(33,97,8.,34)}[plan]
sunsky(elev=F('elev',df[0]),az=F('az',df[1]),sun=F('sun',df[2]),sky_s=F('sky',.20),size=.8,tint=(1,.90,.76)); area(((X0+X1)/2,Y0+.06,1.5),(math.radians(90),0,0),min(4.8,X1-X0-.3),2.2,F('fill',df[3]),(1,.97,.94))
camera(cam[0],cam[1],lens=cam[2],fstop=fsx,focus=cam[3],level=lvl,shift_y=F('shift',0 if not lvl else -.02))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
