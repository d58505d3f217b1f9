# What every configurable room shares: neutral slots, pieces with a plane of their own, three groups of light, the camera's record.
import os, sys, json
KIT=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..','..','pictures','scenes'); sys.path.insert(0,KIT)
from more import *
A=args(); LIGHT=A.get('light','sky'); ON=1. if LIGHT=='lamps' else .0
NEUTRAL=dict(cabinet=.50,island=.50,worktop=.60,floor=.45,hardware=.80)
ROUGH=dict(cabinet=.40,island=.40,worktop=.17,floor=.33)
_m={}; pieces=[]; pulls=[]

def neutral(slot):
    """Grey stand-in for whatever the visitor chooses; hex lets the kit make its darker sibling for gaps and recesses."""
    if slot not in _m:
        m=newmat('n_'+slot); t=NT(m); v=NEUTRAL[slot]; g=v*12.92 if v<.0031308 else 1.055*v**(1/2.4)-.055; m['hex']='#'+'%02x'%round(g*255)*3
        if slot=='hardware': t.bsdf((v,v,v),.26,metal=1.)
        else: t.bsdf((v,v,v),ROUGH[slot],spec=.45)
        _m[slot]=m
    return _m[slot]

def crypto(name):
    """Cryptomatte's id of an object: MurmurHash3 of its name, as the bits of a float."""
    d=name.encode(); M=0xffffffff; h=0; rot=lambda x,r:((x<<r)|(x>>(32-r)))&M
    for i in range(0,len(d)//4*4,4): k=int.from_bytes(d[i:i+4],'little'); k=rot(k*0xcc9e2d51&M,15)*0x1b873593&M; h=(rot(h^k,13)*5+0xe6546b64)&M
    t=d[len(d)//4*4:]
    if t: k=rot(int.from_bytes(t,'little')*0xcc9e2d51&M,15)*0x1b873593&M; h^=k
    h^=len(d); h^=h>>16; h=h*0x85ebca6b&M; h^=h>>13; h=h*0xc2b2ae35&M; h^=h>>16
    return (h&0x807fffff)|(min(max(h>>23&255,1),254)<<23)

def piece(slot,kind,lo,hi,faces,make,match=None):
    """One board, front or slab: a thing with its own grain. faces: axes of the sides that the camera can see."""
    before=set(bpy.data.objects); b=Builder(len(pieces)); make(b); b.flush(); ids=[]
    for i,o in enumerate(o for o in bpy.data.objects if o not in before): o.name=f'p{len(pieces):03d}.{i}'; ids.append(crypto(o.name))
    pieces.append(dict(slot=slot,kind=kind,lo=list(lo),hi=list(hi),faces=faces,ids=ids,match=match if match is not None else len(pieces)))

def slab_of(slot,lo,hi,faces='xyz',bev=.0015,kind='panel',match=None):
    piece(slot,kind,lo,hi,faces,lambda b:b.box(lo,hi,neutral(slot),bev),match)

def front(x0,x1,y,z0,z1,pull_at=None,slot='cabinet'):
    """A plain door or drawer in plane y towards the camera; frames and flutes are drawn later. pull_at: (x, z, length, vertical)."""
    piece(slot,'front',(x0,y-.022,z0),(x1,y,z1),'y',lambda b:slab(b,x0,x1,y,z0,z1,neutral(slot)),match=round((x0+x1)*500))
    if pull_at: handle(*pull_at[:2],y-.022,*pull_at[2:],front=len(pieces)-1)

def handle(x,z,y,L,vertical,front):
    before=set(bpy.data.objects); pull(x,y-.003,z,L,neutral('hardware'),vertical,rad=.0066,off=.034)
    names=[o.name for o in bpy.data.objects if o not in before]
    h=L/2 if vertical else .012; w=.012 if vertical else L/2
    pulls.append(dict(names=names,lo=[x-w,y-.05,z-h],hi=[x+w,y,z+h],vertical=vertical,front=front))

def metal_piece(make):
    before=set(bpy.data.objects); make(neutral('hardware')); new=[o for o in bpy.data.objects if o not in before]
    for i,o in enumerate(new): o.name=f'p{len(pieces):03d}.{i}'
    pieces.append(dict(slot='hardware',kind='metal',lo=[0]*3,hi=[0]*3,faces='',ids=[crypto(o.name) for o in new],match=0))

def lights(elev,az,sun,sky_s,tint=(1,.88,.72),size=.9):
    if LIGHT!='lamps': sunsky(elev=elev,az=az,sun=sun if LIGHT=='sun' else 0,sky_s=sky_s if LIGHT=='sky' else 0,size=size,tint=tint)
    if LIGHT!='sun':
        for o in list(bpy.data.objects):
            if o.type=='LIGHT' and o.data.type=='SUN': bpy.data.objects.remove(o)
    if LIGHT!='sky':
        for o in list(bpy.data.objects):
            if o.type=='LIGHT' and o.data.type=='AREA' and o.data.cycles.is_portal: bpy.data.objects.remove(o)
def skylight(*a,**k):
    if LIGHT=='sky': area(*a,**k)
def lamplight(*a,**k):
    if LIGHT=='lamps': area(*a,**k)
def downlight(x,y,z,power,col=(1,.80,.58)):
    """Recessed spot with its ring in the ceiling."""
    lathe('dl',[(0,.001),(.034,.001),(.036,-.003),(.05,-.003),(.05,.002)],emit(f'dl{x:.2f}{y:.2f}',(1,.82,.6),6*ON+.02),(x,y,z-.0012),32)
    if LIGHT=='lamps': spot((x,y,z-.03),(x,y,0),power,88,col,.9,.05)
def books_row(B,a,b,y,z,H,mats,r):
    x=a
    while x<b-.02:
        t=r.uniform(.018,.042); h=min(H,r.uniform(.19,.29)); d=r.uniform(.17,.23); B.box((x,y-d,z+.0005),(x+t-.001,y,z+h),r.choice(mats),.002,'z'); x+=t

def shoot(cam,target,lens,shift):
    """Renders two halves of the asked light, writes the record that the compositor needs."""
    w,h=int(A.get('w',1536)),int(A.get('h',1024)); o=camera(cam,target,lens=lens,level=True,shift_y=shift); s=bpy.context.scene; vl=s.view_layers[0]
    vl.use_pass_cryptomatte_object=True; vl.pass_cryptomatte_depth=4; bpy.context.view_layer.update()
    q=o.matrix_world.to_quaternion(); f,r,u=q@Vector((0,0,-1)),q@Vector((1,0,0)),q@Vector((0,1,0)); fp=lens/36*w; cx,cy=w/2,h/2+shift*w
    for hd in pulls:
        for i,n in enumerate(hd['names']): ob=bpy.data.objects[n]; ob.name=f'h{pulls.index(hd):03d}.{i}'; hd.setdefault('ids',[]).append(crypto(ob.name))
        hd.pop('names')
    for ob in bpy.data.objects:   # bulbs are to be seen; lamps light the room, with far less noise
        for m in ([] if ob.type not in('MESH','CURVE') else ob.data.materials):
            if m and m.use_nodes and any(n.type=='EMISSION' for n in m.node_tree.nodes): m.cycles.sample_as_light=False; ob.visible_diffuse=False
    lamplight((cam[0]-.6,cam[1]+.15,1.9),(math.radians(72),0,0),3.2,1.2,float(A.get('glow',26)),(1,.84,.66))
    json.dump(dict(camera=dict(position=list(o.location),forward=list(f),right=list(r),up=list(u),focal=fp,cx=cx,cy=cy),pieces=pieces,pulls=pulls,neutral=NEUTRAL),open(A['out']+'.json','w'))
    render(A['out'],w,h,int(A.get('spp',8)),bounces=4,clamp_ind=3.,adaptive=0,diffb=2)
