# Material showroom: full-height sample boards of every species on a rail along the wall, a long table of samples, a bench.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',211))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
X0,X1,Y0,Y1,Z=-3.4,3.2,-2.8,5.0,3.3; wall=plaster('wall',A.get('wall','#eae4d9')); floor=wood(A.get('floor','grey_oak'),'floor',sat=.9,vh=.12,rough=.36,tone=1.); trav=stone('trav','travertine',.35)
shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'L',(Y0+.5,Y1-1.1),(0,3.0),n=4,pattern=A.get('pattern','plank'),pw=.22,along='y',t=.05)
sp=['smoked_oak','walnut','teak','hickory','white_oak','ash','maple','ebonised']; W={s:wood(s,sat=.93,vh=.09,bump=1.2,tone=.97) for s in sp}
# back wall: boards 0.62 m wide, each of three staves, leaning a little on a ledge
n=8; w=(X1-X0-.5)/n; B.box((X0+.15,Y1-.16,.10),(X1-.15,Y1-.001,.16),black,.002); B.box((X0+.2,Y1-.022,2.62),(X1-.2,Y1-.001,2.66),brass,.001)
for i,s in enumerate(sp):
    x=X0+.25+i*w; M=Matrix.Translation((x,Y1-.12,.161))@Matrix.Rotation(math.radians(-2.2),4,'X')
    for k in range(4): a=.03+(w-.06)*k/4; B.box((a+.0006,0,0),(a+(w-.06)/4-.0006,.02,2.55),W[s],.0012,'z',M=M)
# right wall: panels (slat, fluted, flat) in three bays
ya,yb=-.6,Y1-.7; b3=(yb-ya)/3
slats(B,ya,ya+b3-.06,X1-.012,.0,2.7,W['white_oak'],S['felt'],w=.03,d=.026,pitch=.05,axis='y',side=-1)
for i in range(int((b3-.06)/.06)): lathe('fl',[(.028,0),(.028,2.7)],W['walnut'],(X1-.012,ya+b3+(i+.5)*.06,0),16)
for k in range(3): B.box((X1-.03,ya+2*b3+(b3-.06)*k/3+.003,0),(X1-.001,ya+2*b3+(b3-.06)*(k+1)/3-.003,2.7),W['smoked_oak'],.0012,'z')
# table with samples laid out in a grid
tx,ty=-.35,1.3; tb=wood('white_oak','tb',sat=.85,tone=.97,vh=.03)
for i in range(5): B.box((tx-.62+.248*i+.0004,ty-1.5,.86),(tx-.62+.248*(i+1)-.0004,ty+1.5,.90),tb,.002,'y')
for y in(ty-1.1,ty+1.1): B.box((tx-.46,y-.06,0),(tx+.46,y+.06,.8595),black,.004)
r=random.Random(3); g=0
for j in range(6):
    for i in range(3):
        x=tx-.36+i*.36; y=ty-1.2+j*.46; s=sp[(g*5+j)%8]; g+=1; M=Matrix.Translation((x,y,.9003))@Matrix.Rotation(math.radians(r.uniform(-4,4)),4,'Z')
        if (i+j)%5==3: B.box((-.12,-.12,0),(.12,.12,.02),[trav,stone('cal','calacatta',.2)][g%2],.002,M=M); continue
        if (i+j)%5==1 and i!=1: vase(x,y,.9003,[cer,cer2][g%2],.6,2); continue
        B.box((-.15,-.07,0),(.15,.07,.018),W[s],.0014,'x',M=M); B.box((-.13,-.05,.0182),(.13,.05,.034),W[sp[(g*3)%8]],.0014,'x',M=M@Matrix.Rotation(math.radians(r.uniform(20,70)),4,'Z')) if r.random()<.4 else None
for x,y in((tx-1.05,ty-.6),(tx-1.05,ty+.5)):
    lathe('sto',[(0,.60),(.17,.60),(.18,.61),(.18,.645),(.17,.655),(0,.655)],W['walnut'],(x,y,0),48); [tube('sl',[(x+.11*math.cos(q),y+.11*math.sin(q),.60),(x+.17*math.cos(q),y+.17*math.sin(q),0)],.012,black) for q in(.8,2.37,3.94,5.5)]
for y in(ty-.95,ty,ty+.95): lathe('pd',[(.012,.26),(.03,.25),(.06,.16),(.15,.03),(.155,0),(.15,0),(.14,.03),(.05,.15)],black,(tx,y,1.95),48); tube('cd',[(tx,y,2.2),(tx,y,Z)],.003,black); lathe('bu',[(0,-.03),(.03,-.015),(.034,.015),(0,.05)],emit('be%d'%int(y*10+50),(1,.80,.55),14),(tx,y,2.02),24)
rounded('bn',(1.3,.2,.36),(1.85,1.9,.45),.04,fabric('bn',A.get('seat','#8d8672'),1.5),5,puff=.01); [B.box((1.34,y,0),(1.81,y+.06,.3595),W['white_oak'],.003,'z') for y in(.32,1.72)]
vase(-2.9,4.3,0,cer2,2.2,0); branches(B,(-2.9,4.3,.62),leafmat('olive','#76815a'),paint('twig','#5a4a38',.7),7,1.3,.32,.08,.024,4,34)
garden2(X0-.2,dirx=-1,near=8); B.flush()
sunsky(elev=float(A.get('elev',32)),az=float(A.get('az',212)),sun=float(A.get('sun',7.5)),sky_s=.22,size=.8,tint=(1,.91,.78)); area((0,Y1-.75,Z-.03),(math.radians(14),0,0),6.2,.06,float(A.get('wash',80)),(1,.88,.72)); area((0,Y0+.06,1.6),(math.radians(90),0,0),5.4,2.4,float(A.get('fill',90)),(1,.97,.94))
camera((float(A.get('cx',-1.5)),-2.5,1.42),(float(A.get('tx',.25)),Y1,1.42),lens=float(A.get('lens',26)),fstop=5.6,focus=(0,2.5,1),level=True,shift_y=float(A.get('shift',-.01)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
