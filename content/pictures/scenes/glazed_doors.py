# Glazed doors and window walls seen from inside: style=french|pivot|slider, frame wood or black.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from parts import *
A=args(); reset(); B=Builder(int(A.get('seed',91))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
floor=wood(A.get('floor','white_oak'),'floor',sat=.9,vh=.12,rough=.34,tone=.92); wall=plaster('wall',A.get('wall','#e8e1d5')); fr=finish('fr',A.get('frame','wood:white_oak'),vh=.05)
X0,X1,Y0,Y1,Z=-3.1,3.1,-2.6,4.2,3.1; st=A.get('style','french')
shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'',pattern=A.get('pattern','herringbone'),back=False,along='y',pw=.20)
g=pane('glass')
def sash(x0,x1,z0,z1,y,cols,rows,t=.075,b=.11,mt=.024,d=.055,M=None,botpanel=0.):
    B.box((x0,y,z0),(x0+t,y+d,z1),fr,.003,'z',M=M); B.box((x1-t,y,z0),(x1,y+d,z1),fr,.003,'z',M=M); B.box((x0+t,y,z1-t),(x1-t,y+d,z1),fr,.003,'x',M=M); B.box((x0+t,y,z0),(x1-t,y+d,z0+b),fr,.003,'x',M=M)
    zz=z0+b
    if botpanel: B.box((x0+t,y,zz+botpanel),(x1-t,y+d,zz+botpanel+t),fr,.003,'x',M=M); B.box((x0+t,y+.015,zz),(x1-t,y+d-.015,zz+botpanel),fr,.002,'z',M=M); zz+=botpanel+t
    for i in range(1,cols): a=x0+t+(x1-x0-2*t)*i/cols; B.box((a-mt/2,y+.012,zz),(a+mt/2,y+d-.012,z1-t),fr,.003,'z',M=M)
    for j in range(1,rows):
        z=zz+(z1-t-zz)*j/rows
        for i in range(cols): a=x0+t+(x1-x0-2*t)*i/cols+(mt/2 if i else 0); c=x0+t+(x1-x0-2*t)*(i+1)/cols-(mt/2 if i<cols-1 else 0); B.box((a,y+.012,z-mt/2),(c,y+d-.012,z+mt/2),fr,.003,'x',M=M)
if st=='french':
    ox0,ox1,H=-1.9,1.9,2.62; B.box((X0-.2,Y1,0),(ox0,Y1+.24,Z),wall); B.box((ox1,Y1,0),(X1+.2,Y1+.24,Z),wall); B.box((ox0,Y1,H),(ox1,Y1+.24,Z),wall)
    B.box((ox0,Y1-.015,0),(ox0+.06,Y1+.16,H),fr,.003,'z'); B.box((ox1-.06,Y1-.015,0),(ox1,Y1+.16,H),fr,.003,'z'); B.box((ox0+.06,Y1-.015,H-.06),(ox1-.06,Y1+.16,H),fr,.003,'x')
    w=(ox1-ox0-.12)/4; x=ox0+.06
    sash(x+.002,x+w-.002,.008,H-.062,Y1+.05,2,4,b=.2); sash(x+3*w+.002,x+4*w-.002,.008,H-.062,Y1+.05,2,4,b=.2)
    for hx,s in((x+w,1),(x+3*w,-1)):
        ang=math.radians(float(A.get('open','108')))*-s*-1 ; M=Matrix.Translation((hx,Y1+.05,0))@Matrix.Rotation(ang if s>0 else ang,4,'Z'); 
        sash(.002 if s>0 else -w+.002,w-.002 if s>0 else -.002,.008,H-.062,0,2,4,b=.2,M=M)
        p=M@Vector((s*(w-.045),-.045,1.02)); tube('hd',[tuple(M@Vector((s*(w-.04),0,1.02))),tuple(p),tuple(M@Vector((s*(w-.16),-.045,1.02)))],.009,brass)
elif st=='pair':   # one pair of leaves with a solid foot, opening inwards, in a deep reveal
    from more import courtyard
    ox0,ox1,H,D=-.98,.98,2.72,.34; B.box((X0-.2,Y1,0),(ox0,Y1+D,Z),wall); B.box((ox1,Y1,0),(X1+.2,Y1+D,Z),wall); B.box((ox0,Y1,H),(ox1,Y1+D,Z),wall)
    B.box((ox0,Y1-.02,0),(ox0+.06,Y1+.12,H),fr,.003,'z'); B.box((ox1-.06,Y1-.02,0),(ox1,Y1+.12,H),fr,.003,'z'); B.box((ox0+.06,Y1-.02,H-.06),(ox1-.06,Y1+.12,H),fr,.003,'x'); B.box((ox0,Y1-.02,-.014),(ox1,Y1+D+.04,.002),stone('thr','limestone',.4),.002,'x')
    w=(ox1-ox0-.12)/2
    for s,ang in((1,float(A.get('open','108'))),(-1,float(A.get('open2','20')))):
        M=Matrix.Translation((ox0+.062 if s>0 else ox1-.062,Y1-.012,0))@Matrix.Rotation(math.radians(-s*ang),4,'Z')
        sash(.002 if s>0 else -w+.002,w-.002 if s>0 else -.002,.008,H-.064,0,2,4,t=.085,b=.12,mt=.026,botpanel=.34,M=M)
        xs=s*(w-.042); tube('hd',[tuple(M@Vector((xs,0,1.03))),tuple(M@Vector((xs,-.05,1.03))),tuple(M@Vector((xs-s*.12,-.05,1.03)))],.009,brass); tube('hd2',[tuple(M@Vector((xs,.055,1.03))),tuple(M@Vector((xs,.105,1.03))),tuple(M@Vector((xs-s*.12,.105,1.03)))],.009,brass); B.box((xs-.016,-.004,.93),(xs+.016,-.0004,1.13),brass,.001,M=M)
        for z in(.22,1.32,2.42): p=M@Vector((0,-.006,z)); tube('hg',[(p.x,p.y,p.z-.05),(p.x,p.y,p.z+.05)],.009,brass)
elif st=='slider':
    H=2.8; B.box((X0-.2,Y1,H),(X1+.2,Y1+.24,Z),wall); n=int(A.get('n','4')); w=(X1-X0)/n
    for i in range(n): o=-.86*w if i==int(A.get('slid','-1')) else 0; sash(X0+i*w+.001+o,X0+(i+1)*w-.001+o,.0,H-.001,Y1+.03+(.06 if i%2 else 0),1,1,t=.055,b=.06)
    # side window: corner glazing on the right
elif st=='pivot':
    H=2.82; W=1.3; cx=-.15; B.box((X0-.2,Y1,H),(X1+.2,Y1+.24,Z),wall); B.box((X0-.2,Y1,0),(cx-W/2-.62,Y1+.24,H),wall); B.box((cx+W/2+.62,Y1,0),(X1+.2,Y1+.24,H),wall)
    for s in(-1,1): sash(min(cx+s*W/2,cx+s*(W/2+.62)),max(cx+s*W/2,cx+s*(W/2+.62)),0,H-.001,Y1+.05,1,1,t=.055,b=.07)
    M=Matrix.Translation((cx-W/2+.25,Y1+.08,0))@Matrix.Rotation(math.radians(float(A.get('open','-38'))),4,'Z'); dw=finish('dw',A.get('door','wood:walnut'),vh=.08); n=9
    for i in range(n): B.box((-.245+W*i/n+.001,-.03,.01),(-.245+W*(i+1)/n-.003,.03,H-.012),dw,.002,'z',M=M)
    tube('pb',[tuple(M@Vector((W-.36,-.085,.45))),tuple(M@Vector((W-.36,-.085,2.2)))],.016,brass)
    for z in(.7,1.95): tube('pp',[tuple(M@Vector((W-.36,-.085,z))),tuple(M@Vector((W-.36,-.02,z)))],.011,brass)
sk=paint('sk','#e9e2d6',.5); B.box((X0+.0005,Y0,0),(X0+.014,Y1,.11),sk,.003,'y'); B.box((X1-.014,Y0,0),(X1-.0005,Y1,.11),sk,.003,'y')
# furniture
lin=fabric('lin','#d8cfc0',1.5,bump=1.4); acc=fabric('acc',A.get('acc','#8d6f52'),1.2)
fu=A.get('fur','chairs')
if fu=='chairs':
    lounge(-1.95,2.5,35+180,lin,black); lounge(1.85,2.15,-35+180,lin,black); lathe('t',[(0,0),(.16,0),(.16,.40),(.30,.405),(.30,.43),(0,.435)],stone('tr','travertine',.4),(-1.15,1.85,0),64); vase(-1.15,1.85,.435,cer,.7,0)
    vase(2.5,3.5,0,cer2,2.0,0); branches(B,(2.5,3.5,.56),leafmat('olive','#76815a'),paint('twig','#5a4a38',.7),7,1.2,.32,.08,.024,4,34)
elif fu=='sofa':
    if A.get('slat'): slats(B,Y0,Y1-.25,X0+.0125,.0,Z,finish('slw',A['slat'],vh=.12),S['felt'],w=.030,d=.024,pitch=.048,axis='y',side=1)
    sofa2(-1.45,2.95,2.5,.98,lin,cush=[(-.85,acc,.46,-8),(.8,acc,.46,7)],legs=black,s=-1) if 0 else None
    e0=set(bpy.data.objects); sofa2(0,0,2.5,.98,lin,cush=[(-.85,acc,.48,-8),(-.5,lin,.42,6),(.85,acc,.46,7)],legs=black); e=bpy.data.objects.new('e',None); bpy.context.collection.objects.link(e)
    for o in set(bpy.data.objects)-e0-{e}: o.parent=e
    e.location=(-2.95,1.55,0); e.rotation_euler=(0,0,math.radians(90)); lounge(1.55,1.1,205,acc,black); lathe('ct',[(0,.29),(.52,.29),(.535,.30),(.535,.345),(.52,.355),(0,.355)],stone('tr','travertine',.4),(-.55,1.6,0),80); lathe('cl',[(0,0),(.24,0),(.24,.29),(0,.29)],stone('tr2','travertine',.4),(-.55,1.6,0),64); vase(-.7,1.7,.355,cer,.75,0); books(B,-.42,1.45,.355,[acc,cer],2,15,3); rounded('rug',(-1.9,.1,.001),(2.1,3.1,.014),.006,fabric('rug',A.get('rug','#b3a793'),5,bump=4),2)
    vase(2.55,3.55,0,cer2,2.0,0); branches(B,(2.55,3.55,.56),leafmat('olive','#76815a'),paint('twig','#5a4a38',.7),7,1.3,.32,.08,.024,4,34)
elif fu=='dining':
    wl=finish('slw',A.get('slat','wood:walnut'),vh=.12); slats(B,Y0,Y1-.25,X0+.0125,.0,Z,wl,S['felt'],w=.030,d=.024,pitch=.048,axis='y',side=1)
    tb=finish('tb',A.get('table','wood:white_oak'),vh=.04); tx,ty=.35,1.75
    for i in range(5): B.box((tx-.50+.2*i+.0004,ty-1.2,.715),(tx-.50+.2*(i+1)-.0004,ty+1.2,.748),tb,.002,'y')
    for y in(ty-.85,ty+.85): B.box((tx-.30,y-.035,0),(tx+.30,y+.035,.7145),tb,.006,'z')
    cf=fabric('cf',A.get('seat','#6f6a5e'),1.2,bump=1.1)
    for k in range(3): chair(tx-.74,ty-.78+.78*k,90+5*(k-1),black,cf); chair(tx+.74,ty-.78+.78*k,-90+6*(1-k),black,cf)
    vase(tx-.05,ty+.35,.748,cer,1.05,0); branches(B,(tx-.05,ty+.35,1.05),leafmat('olive','#7f8a5c'),paint('tw','#5a4a38',.7),6,.62,.45,.065,.02,8,30); lathe('bw',[(0,.0),(.06,0),(.15,.04),(.17,.075),(.165,.08),(.14,.045),(.05,.012),(0,.012)],cer2,(tx+.08,ty-.4,.748),48)
    for z,y in((1.72,ty-.45),(1.60,ty+.25)): lathe('gl',[(0,-.15)]+[(.15*math.cos(math.radians(q)),.15*math.sin(math.radians(q))) for q in range(-75,76,15)]+[(0,.15)],emit('gb%d'%int(z*100),(1,.82,.60),4),(tx,y,z),32); tube('cd',[(tx,y,z+.15),(tx,y,Z)],.003,black)
    vase(2.5,3.5,0,cer2,2.0,0); branches(B,(2.5,3.5,.56),leafmat('olive3','#76815a'),paint('twig3','#5a4a38',.7),7,1.2,.32,.08,.024,4,34)
elif fu=='bench':
    B.box((1.75,2.2,.40),(2.2,3.7,.445),fr,.004,'y'); [B.box((1.77,y,0),(2.18,y+.04,.3995),fr,.003,'z') for y in(2.3,3.56)]; vase(-2.3,3.3,0,cer2,2.2,0); branches(B,(-2.3,3.3,.62),leafmat('olive','#76815a'),paint('twig','#5a4a38',.7),7,1.3,.32,.08,.024,4,34); books(B,1.97,2.6,.445,[cer,lin],2,8,2); rounded('run',(-.85,-1.4,.001),(.75,3.1,.012),.005,fabric('run',A.get('rug','#9a8d7a'),5,bump=4),2)
elif fu=='court':   # an armchair beside the door, a console with books on the other side
    lounge(2.0,3.0,-30,acc,black) if A.get('lg','1')=='1' else None; tr=stone('tr','travertine',.4); lathe('t',[(0,0),(.15,0),(.15,.42),(.24,.425),(.24,.45),(0,.455)],tr,(1.28,3.25,0),64); books(B,1.28,3.25,.455,[cer,lin],2,12,4)
    wl=finish('cw',A.get('table','wood:walnut'),vh=.05); B.box((-2.75,Y1-.42,.74),(-1.45,Y1-.02,.775),wl,.003,'x'); [B.box((x,Y1-.40,0),(x+.05,Y1-.04,.7395),wl,.003,'z') for x in(-2.68,-1.57)]; vase(-2.4,Y1-.22,.775,cer2,1.0,0); branches(B,(-2.4,Y1-.22,1.07),leafmat('olive','#76815a'),paint('twig','#5a4a38',.7),6,.72,.34,.07,.022,4,30); books(B,-1.85,Y1-.22,.775,[cer,lin,cer2],3,6,2)
    M=Matrix.Translation((-2.1,Y1-.02,1.72)); oakf=wood('white_oak','pf',sat=.85); B.box((-.36,-.018,-.46),(.36,.012,.46),oakf,.002,'z',M=M) if A.get('art')=='1' else None
    rounded('run',(-1.5,-1.2,.001),(1.2,2.55,.012),.005,fabric('run',A.get('rug','#a89b86'),5,bump=4),2)
sh=sheer('sheer','#f6f1e8',float(A.get('sheer_op','.5')))
if A.get('curt','1')=='1': curtain('c1',(X0+.06,Y1-.12,0),(X0+.9,Y1-.12,0),.012,Z-.02,sh,8,.045,3); curtain('c2',(X1-.9,Y1-.12,0),(X1-.06,Y1-.12,0),.012,Z-.02,sh,8,.045,5)
if A.get('curt')=='full': curtain('c1',(X0+.05,Y1-.14,0),(X1-.05,Y1-.14,0),.012,Z-.02,sh,46,.045,3)
if A.get('city')=='2':
    B.box((X0-.3,Y1+.241,-.3),(X1+.3,Y1+1.9,.004),stone('terr','limestone',.4),.002); B.box((X0-.3,Y1+1.84,.0045),(X1+.3,Y1+1.9,.16),S['black'],.002)   # terrace with an upstand
    from more import city2; city2(B,Y1+.3,haze=float(A.get('haze','1')))
elif A.get('city'):
    r=random.Random(5); cm=[paint('bl%d'%i,c,.7) for i,c in enumerate(('#b9bcc0','#a7a39c','#c9c2b6','#8f959c'))]
    for i in range(34):
        x=r.uniform(-60,60);y=r.uniform(45,120);w=r.uniform(5,12);h=r.uniform(6,30)+(y-45)*.25; B.box((x-w/2,y-w/2,-60),(x+w/2,y+w/2,h-14),cm[r.randrange(4)],.01)
elif A.get('court')=='1': from more import courtyard; courtyard(B,Y1+.36,pots=((-1.35,3.4,1.4),(1.0,3.3,.95)))
else: garden2(Y1+.25,axis='y',y0=-9,y1=9,near=8,deck_w=4.5,hedge=A.get('hedge','1')=='1')
B.flush(); sunsky(elev=float(A.get('elev',33)),az=float(A.get('az',68)),sun=float(A.get('sun',7)),sky_s=float(A.get('sky','.20')),size=.8,tint=(1,.89,.74)); portal((0,Y1+.3,1.4),(math.radians(-90),0,0),X1-X0,2.8); area((0,Y0+.06,1.6),(math.radians(90),0,0),4.5,2.2,float(A.get('fill',60)),(1,.96,.92))
camera((float(A.get('cx',-.5)),float(A.get('cy',-2.3)),float(A.get('cz',1.2))),(float(A.get('tx',.1)),Y1,float(A.get('cz',1.2))),lens=float(A.get('lens',26)),fstop=5.6,focus=(0,2.5,1),level=True,shift_y=float(A.get('shift',-.0)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
