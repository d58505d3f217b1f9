# Corridor with interior doors: flush timber leaves in deep reveals along one side, light from the end and from wall lamps.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',171))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
X0,X1,Y0,Y1,Z=-1.25,1.05,-2.6,7.2,2.75; dw=finish('dw',A.get('door','wood:white_oak'),vh=.04); wall=plaster('wall',A.get('wall','#e6dfd2')); floor=wood(A.get('floor','white_oak'),'floor',sat=.9,vh=.12,rough=.36,tone=.95); sk=finish('sk',A.get('trim','paint:#e9e3d8'))
floor_planks(B,X0-1.5,X1,Y0,Y1,floor,w=.18,along='y'); B.box((X0-2,Y0-.3,-.12),(X1+.4,Y1+.3,-.0155),black); B.box((X0-2,Y0-.2,Z),(X1+.2,Y1+.2,Z+.2),S['ceil']); B.box((X1,Y0,0),(X1+.2,Y1,Z),wall); B.box((X0-.2,Y0-.2,0),(X1+.2,Y0,Z),wall)
doors=[-.15,2.05,4.25]; W,H,t=.92,2.36,.22
edges=[Y0]+[v for y in doors for v in(y-W/2-.05,y+W/2+.05)]+[Y1]
for i in range(0,len(edges),2): B.box((X0-t,edges[i],0),(X0,edges[i+1],Z),wall); B.box((X0+.0004,edges[i]+.0,0),(X0+.012,edges[i+1],.10),sk,.002,'y')
op=float(A.get('open','38'))
for k,y in enumerate(doors):
    B.box((X0-t,y-W/2-.05,H+.05),(X0,y+W/2+.05,Z),wall)
    a,b=y-W/2,y+W/2; x0=X0-t
    B.box((x0-.002,a-.05,0),(X0+.016,a,H+.05),dw,.002,'z'); B.box((x0-.002,b,0),(X0+.016,b+.05,H+.05),dw,.002,'z'); B.box((x0-.002,a,H),(X0+.016,b,H+.05),dw,.002,'y')
    M=Matrix.Translation((X0-.10,b-.003,0))@Matrix.Rotation(math.radians(180+ (op if k==int(A.get('ajar','1')) else 0)),4,'Z')   # hinged at the far jamb, opening into the room
    st=A.get('style','flush')
    if st=='flush':
        for j in range(5): B.box((-.022,.0+(W-.006)*j/5+.0001,.006),(.022,(W-.006)*(j+1)/5-.0001,H-.003),dw,.0004,'z',M=M,rnd=(.5,.5,.5))
    else:
        B.box((-.018,.0,.006),(.018,W-.006,H-.003),dw,.001,'z',M=M)
        for z0,z1 in((.006,.20),(.95,1.09),(H-.12,H-.003)): B.box((-.024,.11,z0),(.024,W-.116,z1),dw,.002,'y',M=M)
        for q0,q1 in((0,.11),(W-.116,W-.006)): B.box((-.024,q0,.006),(.024,q1,H-.003),dw,.002,'z',M=M)
        for z0,z1 in((.20,.95),(1.09,H-.12)): B.box((-.021,.15,z0+.04),(.021,W-.156,z1-.04),dw,.012,'z',M=M)
    h=M@Vector((-.022,W-.07,1.02)); nx=(M.to_3x3()@Vector((-1,0,0))); ay=(M.to_3x3()@Vector((0,-1,0)))
    p=h+nx*.052; tube('ln',[tuple(h),tuple(p)],.0095,brass); tube('lg',[tuple(p),tuple(p+ay*.135)],.0095,brass,8); tube('rs',[tuple(h),tuple(h+nx*.007)],.026,brass,12)
# room behind the open door: a lit wall
B.box((X0-2.0,Y0,0),(X0-1.9,Y1,Z),plaster('w2','#ded3c2')); area((X0-1.0,doors[int(A.get('ajar','1'))],Z-.05),(0,0,0),.9,1.6,float(A.get('room',60)),(1,.86,.68)); [B.box((X0-1.9,q-.02,0),(X0-t,q+.02,Z),wall) for q in(.95,3.15)]
# wall lamps on the right, runner, end wall with panel, console and art
for y in(.95,3.15,5.35): tube('wl',[(X1-.09,y,1.62),(X1-.09,y,1.96)],.026,emit('wl%d'%int(y),(1,.83,.62),6),8); tube('wb',[(X1-.09,y,1.79),(X1-.002,y,1.79)],.012,brass)
rounded('run',(-.62,Y0,.001),(.46,Y1-.9,.012),.005,fabric('run',A.get('rug','#7e7565'),5,bump=4),2)
pan=finish('pan',A.get('end','wood:walnut'),vh=.1); slats(B,X0-.2,X1,Y1,0,Z,pan,S['felt'],w=.032,d=.026,pitch=.05); B.box((X0-2,Y1+.012,0),(X1+.2,Y1+.2,Z),wall)
B.box((-.62,Y1-.42,.72),(.50,Y1-.06,.76),stone('tr','travertine',.4),.003); [B.box((x,Y1-.38,0),(x+.07,Y1-.1,.7195),stone('tr2','travertine',.4),.003) for x in(-.54,.35)]; vase(-.2,Y1-.24,.76,cer2,1.1,0); branches(B,(-.2,Y1-.24,1.08),leafmat('olive','#7f8a5c'),paint('tw','#5a4a38',.7),6,.65,.4,.065,.02,9,30); books(B,.25,Y1-.24,.76,[cer,wall],2,8,3)
B.flush(); sunsky(elev=40,az=90,sun=0.,sky_s=.12); area((.0,2.4,Z-.02),(0,0,0),.10,8.6,float(A.get('top',85)),(1,.93,.84)); area((-.1,Y0+.05,1.5),(math.radians(90),0,0),2.0,2.2,float(A.get('fill',40)),(1,.97,.94)); area((0,Y1-.2,Z-.03),(math.radians(-10),0,0),2.0,.05,float(A.get('wash',30)),(1,.84,.66))
camera((float(A.get('cx',.55)),float(A.get('cy',-2.2)),1.25),(float(A.get('tx',-.55)),Y1,1.25),lens=float(A.get('lens',30)),fstop=5.6,focus=(-.8,2,1.2),level=True,shift_y=float(A.get('shift',-.01)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
