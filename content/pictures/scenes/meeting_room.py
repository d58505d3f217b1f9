# Boardroom: walnut table, acoustic slats, glass partition.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from parts import *
A=args(); reset(); B=Builder(int(A.get('seed',61))); S=std(); black,brass,cer,cer2=S['black'],S['brass'],S['cer'],S['cer2']
X0,X1,Y0,Y1,Z=-3.3,3.3,-2.4,6.2,3.0
floor=wood(A.get('floor','smoked_oak'),'floor',sat=.9,vh=.12,rough=.38,tone=1.); wall=plaster('wall','#e9e4da'); tabm=wood(A.get('table','walnut'),'tab',sat=.85,tone=.95,vh=.03); oak=wood(A.get('slat','white_oak'),'slatw',sat=.88,vh=.12,tone=.95)
shell(B,X0,X1,Y0,Y1,Z,floor,wall,S['ceil'],black,A.get('side','R'),(Y0+.4,Y1-.4),(0,2.75),n=6,pattern='herringbone',t=.045,back=False)
# back: glass partition with slim black frame and a corridor wall in walnut veneer
g=pane('glass'); yb=Y1
B.box((X0,yb+1.8,0),(X1,yb+2.,Z),wall); B.box((X0-.2,yb,Z),(X1+.2,yb+2.2,Z+.2),S['ceil']); B.box((X0-.2,yb+.001,0),(X0,yb+2,Z),wall); B.box((X1,yb+.001,0),(X1+.2,yb+2,Z),wall); B.box((X0-.2,yb,-.12),(X1+.2,yb+2,-.0155),black); floor_planks(B,X0,X1,yb+.12,yb+1.8,floor,w=.19,along='x')
for i in range(8): B.box((X0+(X1-X0)*i/8+.003,yb+1.76,0),(X0+(X1-X0)*(i+1)/8-.003,yb+1.799,Z),tabm,.0015,'z')
slats(B,X0,-.9,yb,0,Z,oak,S['felt'],w=.03,d=.024,pitch=.048); B.box((X0,yb+.012,0),(-.9,yb+.10,Z),wall)
for x in(-.9,.12,1.14,2.16,X1-.045): B.box((x,yb,0.045),(x+.045,yb+.06,Z-.045),black,.002)
B.box((-.9,yb,Z-.045),(X1,yb+.06,Z),black,.002); B.box((-.9,yb,0),(X1,yb+.06,.045),black,.002); B.box((-.855,yb,2.25),(X1-.045,yb+.06,2.29),black,.002); plane('gl',[(-.86,yb+.03,.045),(X1-.04,yb+.03,.045),(X1-.04,yb+.03,Z-.045),(-.86,yb+.03,Z-.045)],g)
# left wall: acoustic slats up to a shelf
xa=X0 if A.get('side','R')=='R' else X1
slats(B,Y0,Y1-.01,xa,0,Z,oak,S['felt'],w=.03,d=.024,pitch=.048,axis='y',side=1 if xa==X0 else -1)
# table: two slabs with brass inlay, on plinths
tx,ty,tl,tw=.15,2.45,3.9,1.25
for i in range(4): B.box((tx-tw/2+tw*i/4+.0005,ty-tl/2,.705),(tx-tw/2+tw*(i+1)/4-.0005,ty+tl/2,.745),tabm,.002,'y')
B.box((tx-.012,ty-tl/2+.3,.7452),(tx+.012,ty+tl/2-.3,.7465),brass,.0004,'y')
for y in(ty-1.25,ty+1.25): B.box((tx-.36,y-.10,0),(tx+.36,y+.10,.704),black,.006)
fb=fabric('fb',A.get('seat','#6d5140'),.8,.75,.1,.6)
for k in range(4):
    y=ty-1.42+k*.95; chair(tx-.92,y,90+8*((k%2)*2-1),black,fb); chair(tx+.92,y,-90+6*((k%3)-1),black,fb)
chair(tx,ty+2.35,0,black,fb)
# pendant bar, objects
B.box((tx-.03,ty-1.5,2.02),(tx+.03,ty+1.5,2.06),black,.004); plane('bar',[(tx-.022,ty-1.45,2.0195),(tx-.022,ty+1.45,2.0195),(tx+.022,ty+1.45,2.0195),(tx+.022,ty-1.45,2.0195)],emit('bar',(1,.86,.68),16))
for y in(ty-1.3,ty+1.3): tube('w',[(tx,y,2.06),(tx,y,Z)],.002,black)
vase(tx-.1,ty+.9,.7466,cer,.95,0); branches(B,(tx-.1,ty+.9,1.02),leafmat('olive','#7f8a5c'),paint('tw','#5a4a38',.7),5,.5,.5,.06,.018,6,26); lathe('bowl',[(0,.0),(.07,0),(.17,.05),(.20,.09),(.195,.095),(.16,.055),(.06,.012),(0,.012)],cer2,(tx+.05,ty-.35,.7466),48)
for (x,y,r) in((tx-.38,ty-.5,4),(tx+.36,ty+.42,-8),(tx-.36,ty+.5,6)): books(B,x,y,.746,[wall,fb],1,r,int(y*10))
garden2(X1+.2 if A.get('side','R')=='R' else X0-.2,dirx=1 if A.get('side','R')=='R' else -1,near=8); B.flush()
sunsky(elev=float(A.get('elev',34)),az=float(A.get('az',-24)),sun=float(A.get('sun',8)),sky_s=.22,size=.8,tint=(1,.93,.82)); area((0,Y1+.9,Z-.03),(0,0,0),5,.8,60,(1,.88,.74)); area((0,Y0+.06,1.5),(math.radians(90),0,0),4.6,2.2,float(A.get('fill',40)),(1,.975,.95))
camera((float(A.get('cx',-1.35)),-2.1,1.32),(float(A.get('tx',.55)),Y1,1.32),lens=float(A.get('lens',25)),fstop=5.6,focus=(0,2.4,1),level=True,shift_y=float(A.get('shift',-.03)))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)))
