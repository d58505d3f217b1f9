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
    def pale(h,t): c=[int(h[i:i+2],16) for i in(1,3,5)]; s=(234,216,192); return '#'+''.join('%02x'%int(a+(b-a)*t*haze) for a,b in zip(c,s))
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
