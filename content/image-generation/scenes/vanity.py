# Bath: floating vanity with a vessel basin, a tall cupboard beside it, round mirror, two wall lights, window on the left.
import os,sys; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from stage import *
reset(); B=Builder(81); S=std(); black,cer,cer2=S['black'],S['cer'],S['cer2']; wall=plaster('wall','#e2dace'); hid=paint('hid','#2a2826',.8)
X0,X1,Y0,Z=-2.35,2.25,-3.3,2.8
slab_of('floor',(X0,Y0,-.015),(X1,0,0),'z',.0001,'floor'); B.box((X0-.3,Y0-.5,-.12),(X1+.3,.3,-.0155),hid)
B.box((X0-.2,0,0),(X1+.2,.2,Z),wall); B.box((X0-.2,Y0-.2,Z),(X1+.2,.2,Z+.2),S['ceil']); B.box((X0-.2,Y0-.2,0),(X1+.2,Y0,Z),wall); B.box((X1,Y0,0),(X1+.2,0,Z),wall)
B.box((X0-.2,Y0,2.45),(X0,0,Z),wall); B.box((X0-.2,-.7,0),(X0,0,2.45),wall); B.box((X0-.2,Y0,0),(X0,-.7,.5),wall); window_x(B,X0-.06,Y0,-.7,.5,2.45,black,n=2)
x0,x1,d,zb=-1.15,1.05,.54,.30; n=4; w=(x1-x0)/n
slab_of('cabinet',(x0,-d+.0015,zb),(x1,-.001,.838),'xz')
for i in range(n):
    a,b=x0+i*w,x0+(i+1)*w; c=(a+b)/2
    if i in(1,2):
        for z0,z1 in((zb,zb+.27),(zb+.27,.838)): front(a,b,-d,z0,z1,(c,z1-.040,.24,False))
    else: front(a,b,-d,zb,.838,((b-.038) if i==0 else a+.038,.62,.22,True))
slab_of('worktop',(x0-.012,-d-.036,.84),(x1+.012,-.001,.884),'xyz',.003); slab_of('worktop',(x0-.012,-.02,.8843),(x1+.012,-.0006,1.0),'yz',.002)
tx0,tx1,td=1.42,1.92,.42; slab_of('cabinet',(tx0,-td+.0015,zb),(tx1,-.001,2.25),'xz')
front(tx0,tx1,-td,zb,1.02,(tx0+.038,.82,.22,True)); front(tx0,tx1,-td,1.02,2.25,(tx0+.038,1.30,.32,True))
sx=(x0+x1)/2
lathe('basin',[(0,.0),(.13,.0),(.205,.04),(.235,.125),(.231,.131),(.224,.127),(.195,.05),(.12,.016),(0,.014)],plaster('bas','#efebe4',.02,6,.2),(sx,-.29,.8845),80)
mm=newmat('mir'); t=NT(mm); g=t.n('ShaderNodeBsdfGlossy'); g.inputs[0].default_value=(.9,.9,.88,1); g.inputs[1].default_value=.0; t.link(g.outputs[0],t.out.inputs[0])
o=lathe('mirror',[(0,0),(.46,0),(.46,.012),(0,.012)],mm,seg=128); o.location=(sx,-.03,1.64); o.rotation_euler=(math.radians(90),0,0)
def brassware(m):
    tube('tapb',[(sx,-.075,.884),(sx,-.075,1.12)]+[(sx,-.15+.075*math.cos(t*math.pi/8),1.12+.075*math.sin(t*math.pi/8)) for t in range(1,9)]+[(sx,-.225,1.09)],.011,m); tube('hd',[(sx+.13,-.075,.884),(sx+.13,-.075,.96),(sx+.19,-.075,.965)],.009,m)
    o=lathe('mfr',[(.455,-.004),(.475,-.004),(.475,.024),(.46,.024),(.455,-.004)],m,seg=128); o.location=(sx,-.028,1.64); o.rotation_euler=(math.radians(90),0,0)
    for s in(-1,1): X=sx+s*.74; tube('sb',[(X,-.10,1.64),(X,-.002,1.64)],.012,m); tube('s2',[(X,-.10,1.395),(X,-.10,1.42)],.028,m); tube('s3',[(X,-.10,1.86),(X,-.10,1.885)],.028,m)
metal_piece(brassware)
for s in(-1,1):
    X=sx+s*.74; tube('sc',[(X,-.10,1.42),(X,-.10,1.86)],.026,emit(f'sc{s}',(1,.82,.6),9*ON+.35),8)
    if ON: area((X,-.14,1.64),(math.radians(90),0,0),.06,.44,5,(1,.80,.58)); area((X,-.03,1.64),(math.radians(-90),0,0),.05,.42,2,(1,.80,.58))
vase(x0+.27,-.27,.8845,cer2,.8,0); branches(B,(x0+.27,-.27,1.13),leafmat('olive','#7f8a5c'),paint('tw','#5a4a38',.7),5,.5,.45,.06,.02,6,28)
tw=fabric('towel','#e9e3d8',2.,bump=2.5); B.box((x1-.50,-.36,.8845),(x1-.16,-.16,.899),wood('walnut','tray',sat=.85,tone=.8),.004,'x')
lathe('bt',[(0,0),(.032,0),(.034,.005),(.034,.12),(.02,.14),(.011,.145),(.011,.17),(0,.17)],paint('amber','#5a3418',.15),(x1-.42,-.26,.8995),40); lathe('bt',[(0,0),(.036,0),(.038,.08),(.034,.083),(.033,.01),(0,.01)],cer,(x1-.31,-.25,.8995),40); rounded('tw1',(x1-.27,-.34,.8995),(x1-.17,-.18,.952),.02,tw,5,noise=.006)
rounded('mat',(-.62,-1.75,.001),(.62,-.98,.016),.007,fabric('mat','#cfc5b4',5,bump=4),2)
lathe('basket',[(0,0),(.15,0),(.185,.12),(.19,.26),(.18,.30),(.172,.30),(.18,.25),(.175,.12),(.14,.02),(0,.02)],fabric('wick','#a88a62',3,bump=6),(-1.62,-.34,.0005),64); rounded('rt',(-1.74,-.44,.20),(-1.50,-.24,.36),.07,tw,5,noise=.01)
for x in(-.8,.7): downlight(x,-1.1,Z,20)
B.flush(); plane('gd',[(X0-.2,-30,-.3),(X0-40,-30,-.3),(X0-40,30,-.3),(X0-.2,30,-.3)],paint('pave','#a5a483',.8)); lf=leafmat('hd','#6b7a45'); c=crown('c',lf,3,6000,.10,1.3,1.7); [inst(c,(X0-q,y,1.3),y,1.2) for q,y in((3.2,-4.2),(3.6,-1.6),(3.3,.6),(4.4,-6.5))]
portal((X0-.18,(Y0-.7)/2,1.5),(0,math.radians(-90),0),1.9,2.5); skylight((0,Y0+.06,1.5),(math.radians(90),0,0),4.,2.2,36,(1,.98,.96))
lights(30,214,7,.26,(1,.91,.78))
shoot((.50,-3.2,1.22),(.20,0,1.22),25.5,-.03)
