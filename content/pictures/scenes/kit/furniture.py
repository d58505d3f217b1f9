# Furniture and views that the first scenes lacked: bed, tub, tap, lever handle, shelving, skyline with floors.
from parts import *
def group(before,loc,rot=0.):
    """Parents everything made since `before` to an empty, so that it can be placed and turned."""
    e=bpy.data.objects.new('grp',None); bpy.context.collection.objects.link(e)
    for o in set(bpy.data.objects)-before-{e}:
        if not o.parent: o.parent=e
    e.location=loc; e.rotation_euler=(0,0,math.radians(rot)); return e
def city2(B,y,seed=5,n=46,x0=-75,x1=75,base=-55,haze=1.):
    """Skyline beyond a window at y: towers of floor slabs and recessed glass, paler with distance."""
    r=random.Random(seed)
    def pale(h,t): c=[int(h[i:i+2],16) for i in(1,3,5)]; s=(234,216,192); return '#'+''.join('%02x'%int(a+(b-a)*min(1.,t*haze)) for a,b in zip(c,s))
    band=[[paint(f'ct{k}{i}',pale(c,.30+.22*k),.8) for i,c in enumerate(('#b5aca0','#9a9a98','#c6b9a6','#8d8478'))] for k in range(3)]
    gl=[[paint(f'cg{k}{i}',pale(c,.25+.25*k),.35) for i,c in enumerate(('#5d6a73','#4c565c'))] for k in range(3)]
    for i in range(n):
        k=i*3//n; yy=y+(45,85,140)[k]+r.uniform(0,30); x=r.uniform(x0,x1)*(1,1.5,2.1)[k]; w=r.uniform(7,15); d=r.uniform(7,13); h=r.uniform(-6,14)+(0,12,24)[k]+r.choice((0,0,0,16)); st=3.4; m=r.choice(band[k]); g=r.choice(gl[k]); z=base; v=r.random()<.5
        B.box((x-w/2+.25,yy-d/2+.25,base),(x+w/2-.25,yy+d/2-.25,h),g,.01)
        zz=h
        while zz>base+20 and zz>-25: B.box((x-w/2,yy-d/2,zz-(1.0 if v else 1.5)),(x+w/2,yy+d/2,zz),m,.02); zz-=st
        if not v:
            c=x-w/2
            while c<x+w/2: B.box((c,yy-d/2-.06,-30),(c+.7,yy-d/2+.2,h-.01),m,.02); c+=w/5.
    plane('cgr',[(-400,y+5,base),(400,y+5,base),(400,y+500,base),(-400,y+500,base)],paint('cgrp','#a3a6a2',.9))
def bed(x,y,rot,W,linen,throw,headm,legs):
    """Bed with its head at the origin, feet towards -y: upholstered base, mattress, duvet folded back, four pillows, throw."""
    b=set(bpy.data.objects)
    rounded('bb',(-W/2-.04,-2.12,.10),(W/2+.04,0,.32),.03,headm,4); rounded('bl',(-W/2+.08,-2.0,0),(W/2-.08,-.1,.10),.004,legs,2)
    rounded('bm',(-W/2,-2.06,.32),(W/2,-.02,.54),.07,linen,6,noise=.006)
    rounded('bd',(-W/2-.035,-2.10,.36),(W/2+.035,-.78,.605),.075,linen,7,puff=.03,noise=.022); rounded('bf',(-W/2-.04,-1.0,.58),(W/2+.04,-.70,.665),.04,linen,6,noise=.016)
    rounded('bt',(-W/2-.055,-2.115,.40),(W/2+.055,-1.50,.640),.07,throw,7,puff=.02,noise=.024)
    for i,dx in enumerate((-W*.26,W*.26)):
        pillow('bp',.74,.50,.24,linen,(dx,-.22,.80),(math.radians(-18),0,math.radians(2-4*i)),.022); pillow('bq',.66,.46,.22,linen,(dx*.98,-.42,.76),(math.radians(-32),0,math.radians(-3+5*i)),.022)
    pillow('br',.52,.34,.17,throw,(.02,-.60,.72),(math.radians(-38),0,.03),.016)
    return group(b,(x,y,0),rot)
def tub(x,y,mat,L=1.72,W=.80,H=.58,rot=0.):
    """Freestanding oval bath, walls 35 mm, slightly flared."""
    N=72; prof=[(.80,0),(.84,.01),(.90,.20),(.97,.45),(1.,.55),(1.,.585),(.985,.60),(.955,.60),(.935,.585),(.90,.45),(.80,.18),(.70,.13),(0,.125)]; m=len(prof); vs=[];fs=[]
    for i in range(N):
        a=2*math.pi*i/N; ca,sa=math.cos(a),math.sin(a); e=2/2.6; cx=math.copysign(abs(ca)**e,ca); cy=math.copysign(abs(sa)**e,sa)
        for s,z in prof: k=1-s; vs.append((cx*max(0,L/2-k*W*.5 if s>0 else 0),cy*W/2*s,z*H/.6))
    for i in range(N):
        for j in range(m-1): p=i*m+j;q=((i+1)%N)*m+j; fs.append((p,q,q+1,p+1))
    me=bpy.data.meshes.new('tub'); me.from_pydata(vs,[],fs)
    for p in me.polygons:p.use_smooth=True
    me.use_auto_smooth=True; me.auto_smooth_angle=math.radians(60); me.materials.append(mat); return inst(me,(x,y,0),math.radians(rot),name='tub')
def floor_tap(x,y,mat,reach=.24,H=1.02,dx=1):
    tube('ft',[(x,y,0),(x,y,H-.1)]+[(x+dx*(.1-.1*math.cos(t*math.pi/10)),y,H-.1+.1*math.sin(t*math.pi/10)) for t in range(1,6)]+[(x+dx*reach,y,H),(x+dx*reach,y,H-.05)],.014,mat); lathe('fb',[(0,0),(.05,0),(.05,.008),(0,.008)],mat,(x,y,.0005),32); tube('fh',[(x,y,.74),(x,y-.09,.74)],.010,mat)
def lever(p,n,mat,dirx=1,L=.135,rose=True):
    """Door lever at p on a face whose normal is n (±y); the grip runs along x."""
    x,y,z=p; tube('ln',[(x,y,z),(x,y+n*.052,z)],.0095,mat); tube('lg',[(x-dirx*.004,y+n*.052,z),(x+dirx*L,y+n*.052,z)],.0095,mat,8)
    if rose: o=lathe('lr',[(0,0),(.027,0),(.027,.005),(.025,.007),(0,.007)],mat,(x,y,z)); o.rotation_euler=(math.radians(90 if n<0 else -90),0,0)
def lamp(x,y,z,mat,shade_m,s=1.):
    lathe('lb',[(0,0),(.075*s,0),(.075*s,.012),(.012*s,.02),(.010*s,.24*s),(0,.24*s)],mat,(x,y,z),40); lathe('lsh',[(.12*s,.22*s),(.085*s,.40*s),(.083*s,.40*s),(.118*s,.22*s)],shade_m,(x,y,z),48); lathe('lbu',[(0,-.035*s),(.03*s,-.02*s),(.034*s,.01),(0,.04*s)],emit('lmb%d'%int(x*100+y*10),(1,.76,.48),18),(x,y,z+.30*s),24)
def tall_front(B,x0,x1,y,z0,z1,m,style,facing=-1):
    if style=='shaker': shaker(B,x0,x1,y,z0,z1,m,facing=facing)
    else: slab(B,x0,x1,y,z0,z1,m,facing=facing)
class Turned:
    """Forwards boxes to a builder through a matrix, so that fronts that are drawn facing -y can stand on another wall."""
    def __init__(s,B,M): s.B,s.M=B,M
    def box(s,lo,hi,mat,bev=.0015,grain=None,M=None,rnd=None): s.B.box(lo,hi,mat,bev,grain,M=s.M if M is None else s.M@M,rnd=rnd)
def on_left(B,x): return Turned(B,Matrix.Translation((x,0,0))@Matrix.Rotation(math.radians(90),4,'Z'))     # local x -> world y, fronts face +x
def on_right(B,x): return Turned(B,Matrix.Translation((x,0,0))@Matrix.Rotation(math.radians(-90),4,'Z'))   # local x -> world -y, fronts face -x
def extrude(B,pts,z0,z1,mat,u0,row,off,fl=1):
    """Convex polygon in plan, extruded upwards; the grain runs along y."""
    g=B.buf(mat); b=len(g['v']); n=len(pts); rd=(B.r.random(),B.r.random(),B.r.random())
    for z in(z0,z1):
        for(x,y) in pts: g['v'].append((x,y,z)); g['gc'].append((x,y,z)); g['rd'].append(rd); g['uv'].append(((y*fl+u0)/3.,(row+.5+(x-off+(z-z0)*.8)/.24)/12,0.))
    g['f'].append([b+i for i in range(n)][::-1]); g['f'].append([b+n+i for i in range(n)])
    for i in range(n): j=(i+1)%n; g['f'].append([b+i,b+j,b+n+j,b+n+i])
def wood_disc(B,x,y,z0,z1,R,mat,n=10,gap=.0006):
    """Round table top of n staves."""
    w=2*R/n
    for i in range(n):
        a,b=-R+i*w+gap,-R+(i+1)*w-gap; k=8; up=[(a+(b-a)*q/k,math.sqrt(max(1e-6,R*R-(a+(b-a)*q/k)**2))) for q in range(k+1)]
        extrude(B,[(x+p,y-h) for p,h in up]+[(x+p,y+h) for p,h in up[::-1]],z0,z1,mat,B.r.uniform(1.2,1.8),B.r.randrange(12),x+(a+b)/2+B.r.uniform(-.02,.02),B.r.choice((-1,1)))
def courtyard(B,y,x0=-4.6,x1=4.6,depth=4.6,H=2.9,seed=7,wall='#cdb496',bench=True,pots=((-2.2,3.4,1.25),(2.6,2.9,1.0))):
    """Walled court behind a door at y: limestone paving, plaster walls, olives in pots, a stone bench, tree crowns above the wall."""
    r=random.Random(seed); pw=plaster('ctw',wall,.09,.8,1.4); lime=stone('ctl','limestone',.45); lf=leafmat('ctf','#76834f'); lf2=leafmat('ctg','#6c7a45'); tk=paint('ctk','#6a5a48',.8); pot=plaster('ctp','#b7a78f',.12,5)
    n=int((x1-x0)/.8); m=int(depth/.8)+1
    for i in range(n+1):
        for j in range(m): B.box((x0+i*.8+.002,y+j*.8+.002,-.05),(x0+(i+1)*.8-.002,y+(j+1)*.8-.002,-.006+r.uniform(-.0008,.0008)),lime,.003)
    B.box((x0-.2,y,-.12),(x1+1,y+depth+1,-.0505),shade(paint('ctd','#8d8474',.9)),.001)
    B.box((x0-.3,y+depth,-.1),(x1+.3,y+depth+.3,H),pw,.004); B.box((x0-.34,y+depth-.04,H+.0005),(x1+.34,y+depth+.34,H+.06),lime,.006)
    B.box((x0-.3,y+.5,-.1),(x0,y+depth-.0005,H),pw,.004); B.box((x1,y+.5,-.1),(x1+.3,y+depth-.0005,H),pw,.004)
    cs=[crown('cc%d'%i,[lf,lf2][i%2],seed+i,9000,.12,1.35,1.5,core=.45) for i in range(3)]
    for q in range(9): inst(cs[q%3],(x0-1+q*1.35+r.uniform(-.3,.3),y+depth+2.4+r.uniform(0,1.8),H+.1+r.uniform(-.5,.7)),r.uniform(0,6.28),r.uniform(.8,1.2))
    for i,(px,dy,s) in enumerate(pots):
        lathe('pot',[(0,0),(.20*s,0),(.30*s,.28*s),(.33*s,.50*s),(.31*s,.52*s),(.29*s,.47*s),(0,.45*s)],pot,(px,y+dy,-.005),48)
        tube('ptk',[(px,y+dy,.4*s),(px+.05,y+dy+.02,.85*s),(px-.02,y+dy,1.25*s)],.026*s,tk,4); inst(crown('oc%d'%i,lf,seed+20+i,4200,.055,.36*s,.42*s,core=0),(px,y+dy,1.62*s),i)
    if bench: B.box((-.9,y+depth-.62,.36),(1.3,y+depth-.12,.44),lime,.008); [B.box((x,y+depth-.58,-.005),(x+.16,y+depth-.16,.3595),lime,.006) for x in(-.7,.95)]
    plane('ctgr',[(-60,y+depth+.3,-.2),(60,y+depth+.3,-.2),(60,y+80,-.2),(-60,y+80,-.2)],paint('ctgp','#8f9470',.9))
