# Door hardware seen close: lever on a rose and a bolt below, on the stile of a panelled door; a raking sun.
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from more import *
A=args(); reset(); B=Builder(int(A.get('seed',181))); S=std(); brass=finish('br',A.get('metal','metal:#b08d57'),rough=.2); dw=wood(A.get('door','walnut'),'dw',sat=.88,tone=.98,bump=1.4); fw=finish('fw',A.get('frame','wood:walnut'),vh=.05); wall=plaster('wall','#ded5c6')
B.box((-.62,0,.3),(-.135,.045,1.7),dw,.001,'z') if 0 else None
# stile, rail and raised panel; jamb and casing to the right
B.box((-.150,-.0,.3),(-.003,.05,1.7),dw,.002,'z'); B.box((-.9,-.0,.84),(-.1502,.05,.99),dw,.002,'x')
for z0,z1 in((.3,.84),(.99,1.7)):
    B.box((-.9,.020,z0),(-.1502,.04,z1),dw,.001,'z'); B.box((-.9,.004,z0+(.05 if z0>.5 else 0)),(-.205,.030,z1-(.05 if z0<.5 else 0)),dw,.014,'z'); B.box((-.172,.006,z0),(-.1502,.03,z1),dw,.006,'z')
B.box((-.9,.006,.9902),(-.1722,.03,1.012),dw,.006,'x'); B.box((-.9,.006,.818),(-.1722,.03,.8398),dw,.006,'x')
B.box((.001,-.014,.3),(.085,.16,1.7),fw,.003,'z'); B.box((.0855,.0,.3),(.9,.16,1.7),wall); B.box((-.004,.03,.3),(.002,.05,1.7),S['black'],.0005)
lever((-.075,0,1.05),-1,brass,-1,.140); o=lathe('esc',[(0,0),(.024,0),(.024,.004),(.022,.006),(0,.006)],brass,(-.075,-.0,.945)); o.rotation_euler=(math.radians(90),0,0); tube('thumb',[(-.075,-.006,.945),(-.075,-.022,.945)],.006,brass); B.box((-.088,-.028,.9415),(-.062,-.022,.9485),brass,.0015)
for z in(.62,1.38): tube('hg',[(.0,-.010,z-.045),(.0,-.010,z+.045)],.007,brass) if 0 else None
B.flush(); sunsky(elev=float(A.get('elev',30)),az=float(A.get('az',215)),sun=float(A.get('sun',5)),sky_s=.10,size=1.3,tint=(1,.90,.77),cam_sky=1)
for x,w in((-.86,.05),(-.42,.04)): plane('gobo',[(x-1.2,-1.6,0),(x-1.2+w,-1.6,0),(x-1.2+w,-1.6,3),(x-1.2,-1.6,3)],S['black'])
l=area((.7,-1.2,1.7),(0,0,0),.8,.8,9,(1,.95,.9)); l.rotation_euler=(Vector((-.1,0,1.05))-l.location).to_track_quat('-Z','Y').to_euler(); l.visible_glossy=True
camera((float(A.get('cx',-.40)),float(A.get('cy',-.62)),float(A.get('cz',1.17))),(-.115,0,1.02),lens=float(A.get('lens',52)),fstop=5.6,focus=(-.12,-.05,1.05))
render(A['out'],int(A.get('w',640)),int(A.get('h',400)),int(A.get('spp',10)),bounces=4,diffb=3)
