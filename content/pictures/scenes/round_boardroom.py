# Boardroom with a round table: acoustic slats behind a long credenza, a ring of light, windows on the left, veneer on the right.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',231))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']; F=lambda k,d: float(A.get(k,d))
X0,X1,Y0,Y1,Z=-3.7,3.3,-3.2,4.2,3.0; wall=plaster('wall',A.get('wall','#e6dfd3')); floor=wood(A.get('floor','white_oak'),'floor',sat=.9,vh=.12,rough=.38,tone=.94); sl=wood(A.get('slat','smoked_oak'),'sl',sat=.9,vh=.12,tone=1.08); tab=wood(A.get('table','walnut'),'tab',sat=.86,tone=.97,vh=.05); trav=stone('trav','travertine',.35)
shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,'L',(Y0+.4,Y1-.8),(0,2.75),n=5,pattern='herringbone',t=.045)
# back wall: slats beside a plaster bay that holds the picture; a floating credenza runs through
b0,b1=float(A.get('b0','-1.2')),float(A.get('b1','1.9'))
slats(B,X0+.01,b0,Y1-.0125,0,Z,sl,S['felt'],w=.034,d=.028,pitch=.054); slats(B,b1,X1-.01,Y1-.0125,0,Z,sl,S['felt'],w=.034,d=.028,pitch=.054)
B.box((b0+.001,Y1-.004,0),(b1-.001,Y1-.0005,Z),plaster('bay',A.get('bay','#cfc3b0'),.14,.9,2.),.0005); [B.box((x-.008,Y1-.045,0),(x+.008,Y1-.001,Z),brass,.001) for x in(b0,b1)]
cz0,cz1,cd=.30,.74,.46; c0,c1=b0-1.0,b1+.45; B.box((c0,Y1-cd,cz0),(c1,Y1-.042,cz1),tab,.002,'x'); n=6
for i in range(n): slab(B,c0+(c1-c0)*i/n,c0+(c1-c0)*(i+1)/n,Y1-cd-.0005,cz0+.002,cz1-.002,tab,grain='z')
B.box((c0-.01,Y1-cd-.03,cz1+.0005),(c1+.01,Y1-.042,cz1+.03),trav,.002); tz=cz1+.03
vase(c0+.45,Y1-.26,tz,cer2,1.15,0); branches(B,(c0+.45,Y1-.26,tz+.34),leafmat('olive','#7f8a5c'),paint('tw','#5a4a38',.7),6,.7,.42,.07,.022,5,30); books(B,c1-.55,Y1-.25,tz,[cer,wall,cer2],3,6,2); lathe('bowl',[(0,.0),(.07,0),(.17,.05),(.20,.09),(.195,.095),(.16,.055),(.06,.012),(0,.012)],cer,(c1-1.15,Y1-.25,tz),48)
M=Matrix.Translation(((b0+b1)/2,Y1-.03,1.78)); fr=wood('white_oak','fr',sat=.85,tone=.9); B.box((-.78,-.02,-.52),(.78,.012,.52),fr,.002,'x',M=M); B.box((-.76,-.024,-.50),(.76,-.0195,.50),plaster('cv','#e2d8c6',.1,1.1,3),.001,M=M)
for (x0,x1,z0,z1,c,q) in((-.50,.02,-.34,.22,'#39423b',0),(-.10,.52,-.14,.36,'#a9744a',1),(.20,.58,-.36,-.02,'#8d8a72',2)): B.box((x0,-.0262-.0015*q,z0),(x1,-.0242-.0012*q,z1),plaster('cv%d'%q,c,.25,2.,3),.0005,M=M)
# right wall: walnut veneer in tall sheets with a flush door
yy=Y0; k=0
while yy<Y1-.03: w=min(1.06,Y1-.03-yy); B.box((X1-.03,yy+.003,0),(X1-.001,yy+w-.003,Z-.001),tab,.0012,'z'); yy+=w; k+=1
tube('dh',[(X1-.03,1.75,1.02),(X1-.085,1.75,1.02),(X1-.085,1.62,1.02)],.010,brass)
# round table on a drum of slats, eight chairs
tx,ty,R=F('tabx',.10),F('taby',1.35),1.22; wood_disc(B,tx,ty,.712,.748,R,tab,12)
for i in range(30): a=2*math.pi*i/30; B.box((.40,-.034,.012),(.44,.034,.711),tab,.006,'z',M=Matrix.Translation((tx,ty,0))@Matrix.Rotation(a,4,'Z'))
lathe('dr',[(0,0),(.46,0),(.46,.011),(.40,.0115),(.40,.70),(0,.70)],black,(tx,ty,.0005),64); lathe('in',[(.30,.0),(.32,.0),(.32,.0012),(.30,.0012)],brass,(tx,ty,.748),64)
fb=fabric('fb',A.get('seat','#a5754c'),.8,.72,.1,.6); r=random.Random(4)
for i in range(8): a=2*math.pi*(i+.5)/8+.05; d=R+.16+(.22 if i==int(A.get('pushed','5')) else r.uniform(-.02,.05)); chair(tx+d*math.cos(a),ty+d*math.sin(a),math.degrees(a)-90+r.uniform(-7,7),black,fb)
vase(tx-.05,ty+.12,.7493,cer,.9,0); branches(B,(tx-.05,ty+.12,1.01),leafmat('olive2','#7f8a5c'),paint('tw2','#5a4a38',.7),5,.42,.5,.06,.018,6,26)
for i in(0,1,3,4,6): a=2*math.pi*(i+.5)/8+.05; q=R-.30; M=Matrix.Translation((tx+q*math.cos(a),ty+q*math.sin(a),.7485))@Matrix.Rotation(a+math.pi/2+r.uniform(-.12,.12),4,'Z'); B.box((-.105,-.148,0),(.105,.148,.004),[wall,cer,fb][i%3],.001,M=M); tube('pn',[tuple(M@Vector((.125,-.06,.005))),tuple(M@Vector((.13,.07,.005)))],.004,black,2)
for i in(2,5): a=2*math.pi*(i+.1)/8; q=R-.24; lathe('gl',[(0,0),(.03,0),(.035,.10),(.033,.10),(.027,.008),(0,.008)],cer,(tx+q*math.cos(a),ty+q*math.sin(a),.7482),28)
# ring of light
N=72; rm=emit('ring',(1,.86,.68),F('ring',11)); z=2.12; vs=[];fs=[]
lathe('ro',[(.80,z),(.86,z),(.86,z+.05),(.80,z+.05),(.80,z)],brass,(tx,ty,0),96); lathe('ri',[(.808,z-.0006),(.852,z-.0006),(.852,z-.0003),(.808,z-.0003)],rm,(tx,ty,0),96); [tube('w',[(tx+.83*math.cos(a),ty+.83*math.sin(a),z+.05),(tx+.12*math.cos(a),ty+.12*math.sin(a),Z)],.0022,black,2) for a in(.4,2.5,4.6)]; lathe('rc',[(0,Z-.03),(.16,Z-.03),(.16,Z-.001),(0,Z-.001)],brass,(tx,ty,0),48)
sh=sheer('sheer','#f6f1e8',.5); curtain('c1',(X0+.12,Y1-.9,0),(X0+.12,Y1-1.7,0),.012,Z-.03,sh,8,.05,3); garden2(X0-.2,dirx=-1,near=8); B.flush()
sunsky(elev=F('elev',27),az=F('az',206),sun=F('sun',8),sky_s=.22,size=.8,tint=(1,.91,.78)); area(((b0+b1)/2,Y1-.25,Z-.02),(math.radians(-8),0,0),b1-b0,.05,F('wash',26),(1,.86,.70)); area((0,Y0+.06,1.6),(math.radians(90),0,0),5,2.2,F('fill',70),(1,.97,.94))
camera((F('cx',1.9),F('cy',-2.95),F('cz',1.38)),(F('tx',-.35),Y1,F('cz',1.38)),lens=F('lens',26),fstop=5.6,focus=(0,1.5,1),level=True,shift_y=F('shift',-.04))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
