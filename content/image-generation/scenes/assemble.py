# assemble.py DIR ROOM OUT: the three lights of one room (DIR/ROOM-{sky,sun,lamps}.{json,raw}) -> the passes of its three moods, as PNG.
# Needs numpy.
import sys,json,zlib,struct,os
import numpy as np
D,ROOM,OUT=sys.argv[1:4]; os.makedirs(OUT,exist_ok=True)
MOODS=dict(day=dict(sky=1.,sun=.0,lamps=.10),sun=dict(sky=.52,sun=1.,lamps=.06),evening=dict(sky=.05,sun=0.,lamps=1.)); DUSK=np.array((.50,.72,1.25),np.float32)
K,TOP=12.,3.  # the curve that light is stored by: log(1 + K x) up to TOP
def png(path,a):
    a=np.ascontiguousarray(a); h,w=a.shape[:2]; c=a.shape[2] if a.ndim==3 else 1
    raw=np.concatenate([np.zeros((h,1),np.uint8),a.reshape(h,w*c)],1).tobytes(); ch=lambda t,d:struct.pack('>I',len(d))+t+d+struct.pack('>I',zlib.crc32(t+d))
    open(path,'wb').write(b'\x89PNG\r\n\x1a\n'+ch(b'IHDR',struct.pack('>IIBBBBB',w,h,8,{1:0,3:2}[c],0,0,0))+ch(b'IDAT',zlib.compress(raw,4))+ch(b'IEND',b''))
def load(light):
    p=f'{D}/{ROOM}-{light}'; j=json.load(open(p+'.json')); f=open(p+'.raw','rb'); w,h=map(int,f.readline().split()[1:]); a=np.fromfile(f,np.float32).reshape(-1,h,w)
    return j,dict(D=a[0:3],G=a[3:6],DC=a[6:9],GC=a[9:12],O=a[12:15],I=a[15],N=a[16:19],C=a[19:35])
lum=lambda a:.2126*a[0]+.7152*a[1]+.0722*a[2]
L={k:load(k) for k in('sky','sun','lamps')}; j=L['sky'][0]; L={k:v[1] for k,v in L.items()}; H,W=h,w=L['sky']['I'].shape
cam=j['camera']; pos=np.array(cam['position']); Fw,Rt,Up=(np.array(cam[k]) for k in('forward','right','up'))
def project(p): d=np.asarray(p)-pos; z=d@Fw; return cam['cx']+cam['focal']*(d@Rt)/z,cam['cy']-cam['focal']*(d@Up)/z
# faces: every side of a piece that the camera sees has a number
faces=[]; byaxis={}
for i,p in enumerate(j['pieces']):
    if p['kind']=='metal': byaxis[i,-1]=len(faces)+1; faces.append(dict(slot='hardware',kind='metal',axis=0,plane=0,lo=p['lo'],hi=p['hi'],match=0)); continue
    for a in p['faces']:
        ax='xyz'.index(a); near=p['hi'][ax] if pos[ax]>p['hi'][ax] else p['lo'][ax]
        byaxis[i,ax]=len(faces)+1; faces.append(dict(slot=p['slot'],kind=p['kind'] if p['kind'] in('floor','panel') else 'front' if p['slot']=='cabinet' else 'slab',axis=ax,plane=near,lo=p['lo'],hi=p['hi'],match=p['match']))
byaxis['pull']=len(faces)+1; faces.append(dict(slot='hardware',kind='metal',axis=0,plane=0,lo=[0]*3,hi=[0]*3,match=0)); assert len(faces)<255
PULL=len(j['pieces']); NP=PULL+1; owner={}
for i,p in enumerate(j['pieces']): owner.update({c:i for c in p['ids']})
for p in j['pulls']: owner.update({c:PULL for c in p['ids']})
keys=np.array(sorted(owner),np.uint32); vals=np.array([owner[int(k)] for k in keys]+[NP])
# coverage by piece, from every rank of every half; only mixed pixels need the full table
ids=[];cov=[]
for g in L.values():
    for half in range(2):
        for rank in range(4): c=g['C'][half*8+rank*2:half*8+rank*2+2]; ids.append(c[0].view(np.uint32)); cov.append(c[1])
ids=np.stack(ids); cov=np.stack(cov)/6; k=np.searchsorted(keys,ids).clip(0,len(keys)-1); own=np.where(keys[k]==ids,vals[k],NP).astype(np.int16); own[cov<=0]=NP; del ids,k
first=own[0]; pure=(np.where(own==first,cov,0).sum(0)>.995); py,px=np.nonzero(~pure); table=np.zeros((len(py),NP+1),np.float32)
for r in range(own.shape[0]): np.add.at(table,(np.arange(len(py)),own[r,py,px]),cov[r,py,px])
table[:,NP]+=np.maximum(0,1-table.sum(1))
nslot=np.array([j['neutral'][p['slot']] for p in j['pieces']]+[.8,0]); metal=np.array([p['kind']=='metal' for p in j['pieces']]+[True,False])
def faced(piece,n):
    """Number of the face that a pixel shows: the piece's side whose normal is nearest."""
    out=np.zeros(piece.shape,np.uint8)
    for i in np.unique(piece):
        if i==NP: continue
        m=piece==i
        if i==PULL or metal[i]: out[m]=byaxis['pull'] if i==PULL else byaxis[i,-1]; continue
        ax=['xyz'.index(a) for a in j['pieces'][i]['faces']]; best=np.argmax(np.abs(n[:,m])[ax],0); out[m]=np.array([byaxis[i,a] for a in ax],np.uint8)[best]
    return out
Nn=sum(g['N'] for g in L.values()); Ds=sum(lum(g['D']) for g in L.values())/3; day=L['sky']; DC=sum(g['DC'] for g in L.values())/3; GC=sum(g['GC'] for g in L.values())/3
# share of each pixel's light that belongs to slots
dif=np.where(metal,0,nslot); cs=np.zeros((h,w),np.float32); cm=np.zeros((h,w),np.float32)
cs[pure]=(~metal&(nslot>0))[first[pure]]; cm[pure]=metal[first[pure]]; cs[py,px]=table[:,~metal&(nslot>0)].sum(1); cm[py,px]=table[:,metal].sum(1)
gshare_m=np.minimum(1,cm*.8/np.maximum(GC.mean(0),1e-4))*(cm>.004); gshare=gshare_m+(1-gshare_m)*np.where(cm<.999,cs/np.maximum(1-cm,1e-3),0).clip(0,1)
def radiance(g,dc,gc): return g['D']*dc+g['G']*gc*(1-gshare)+g['O'], g['G']*gc*gshare
R={};G={};I={}
for k,g in L.items(): R[k],G[k]=radiance(g,DC,GC)
IDX=np.zeros((h,w,3),np.uint8); IDX[...,0]=faced(first,Nn); IDX[...,2]=255
order=np.argsort(-table,1); a,b=order[:,0],order[:,1]; ta=table[np.arange(len(a)),a]; tb=table[np.arange(len(a)),b]; b=np.where(tb>.012,b,a)
n=Nn[:,py,px]; other=np.maximum(lum(R['sky'])[py,px]/np.maximum(lum(day['D'])[py,px],1e-5),1e-4)
wa=np.where(a==b,1,np.where(a==NP,1-np.minimum(1,tb*dif[b]/other),np.where(b==NP,np.minimum(1,ta*dif[a]/other),ta*dif[a]/np.maximum(ta*dif[a]+tb*dif[b],1e-5))))
swap=metal[a]&(a!=b); a,b=np.where(swap,b,a),np.where(swap,a,b); wa=np.where(metal[b]&(a!=b),1-gshare_m[py,px],wa)
fa,fb=faced(a,n),faced(b,n); IDX[py,px]=np.stack([fa,np.where(fa==fb,0,fb),np.where(fa==fb,255,np.round(wa*255)).clip(0,255)],1)
def mix(S,m): q=MOODS[m]; return S['sky']*(q['sky']*(DUSK if m=='evening' else np.ones(3))[:,None,None])+S['sun']*q['sun']+S['lamps']*q['lamps']
full={m:(mix(R,m),mix(G,m)) for m in MOODS}; gain={m:float(.20/np.exp(np.mean(np.log(lum(full[m][0])+1e-3)))) for m in MOODS}
for m,q in MOODS.items():   # an eighth of the size
    ind=sum(v*lum(L[k]['D'])*L[k]['I'] for k,v in q.items())/np.maximum(sum(v*lum(L[k]['D']) for k,v in q.items()),1e-6)
    png(f'{OUT}/{ROOM}-{m}-bounce.png',(ind[:H//8*8,:W//8*8].reshape(H//8,8,W//8,8).mean((1,3)).clip(0,1)*255).astype(np.uint8))
# handles: what is under them is filled in from the front around them; the rendered handles are kept as patches
yy,xx=np.mgrid[0:H,0:W]
def on_plane(py,px,y): d=Fw[:,None]*cam['focal']+Rt[:,None]*(px+.5-cam['cx'])-Up[:,None]*(py+.5-cam['cy']); return pos[:,None]+d*((y-pos[1])/d[1])
def sample(a,u,v):
    u=(u-.5).clip(0,W-1.001); v=(v-.5).clip(0,H-1.001); i,k=u.astype(int),v.astype(int); s,t=u-i,v-k
    return (a[:,k,i]*(1-s)+a[:,k,i+1]*s)*(1-t)+(a[:,k+1,i]*(1-s)+a[:,k+1,i+1]*s)*t
wooden=np.array([False]+[f['slot']=='cabinet' for f in faces]); rects=[]; bare={m:[v[0].copy(),v[1].copy()] for m,v in full.items()}; bidx=IDX.copy(); ax_,ay_,rowh=0,0,0; AW=512
for p in j['pulls']:
    fr=j['pieces'][p['front']]; y=fr['lo'][1]; lo=[p['lo'][0]-.012,y,p['lo'][2]-.055]; hi=[p['hi'][0]+.080,y,p['hi'][2]+.012]
    if p['vertical']: lo[2]-=.02; hi[2]+=.02
    hi[2]=min(hi[2],fr['hi'][2]-.006); lo[0]=max(lo[0],fr['lo'][0]-.03); hi[0]=min(hi[0],fr['hi'][0]+.06)
    c=[project((a,b,e)) for a in(lo[0],hi[0]) for b in(y-.05,y) for e in(lo[2]+.01,hi[2])]; u0,u1=int(min(q[0] for q in c))//2*2,(int(max(q[0] for q in c))+2)//2*2; v0,v1=int(min(q[1] for q in c))//2*2,(int(max(q[1] for q in c))+2)//2*2
    u0,v0=max(0,u0),max(0,v0); u1,v1=min(W,u1),min(H,v1)
    if u1-u0<4 or v1-v0<4: continue
    gy,gx=np.mgrid[v0:v1,u0:u1]; P=on_plane(gy.ravel(),gx.ravel(),y); along=2 if p['vertical'] else 0
    A,Bv=P.copy(),P.copy(); A[along],Bv[along]=lo[along]-.004,hi[along]+.002; t=((P[along]-A[along])/(Bv[along]-A[along])).clip(0,1); inside=(P[along]>A[along]-.03)
    pj=lambda Q:((cam['cx']+cam['focal']*((Q-pos[:,None]).T@Rt)/((Q-pos[:,None]).T@Fw)),(cam['cy']-cam['focal']*((Q-pos[:,None]).T@Up)/((Q-pos[:,None]).T@Fw)))
    ca,cb=pj(A),pj(Bv); fid=byaxis[p['front'],1]; reg=bidx[v0:v1,u0:u1]; hit=(reg[...,0]==byaxis['pull'])|(reg[...,1]==byaxis['pull'])
    if not hit.any(): continue   # hidden behind something
    for m in MOODS:   # few samples meet a thin bar: its shine is evened out along it
        g=full[m][1][:,v0:v1,u0:u1]; ax=1 if p['vertical'] else 2; k=np.ones(15 if p['vertical'] else 7); run=lambda q:np.apply_along_axis(np.convolve,ax,q,k,'same'); wgt=np.where(IDX[v0:v1,u0:u1,0]==byaxis['pull'],1.,.5)*hit
        g[:,hit]=(run(g*wgt)/np.maximum(run(np.broadcast_to(wgt,g.shape)),1e-6))[:,hit]
    seen=lambda q:wooden[IDX[q[1].clip(0,H-1).astype(int),q[0].clip(0,W-1).astype(int),0]]
    sa,sb=seen(ca),seen(cb); t=np.where(sa&~sb,0.,np.where(sb&~sa,1.,t)); inner=np.asarray((wooden[reg[...,0]]|hit)&(sa|sb).reshape(hit.shape))
    for m in MOODS:
        for e in(0,1): q=bare[m][e][:,v0:v1,u0:u1]; q[:,inner]=(sample(full[m][e],*ca)*(1-t)+sample(full[m][e],*cb)*t).reshape(q.shape)[:,inner]
    reg[hit]=(fid,0,255)
    pw,ph=u1-u0,v1-v0
    if ax_+pw>AW: ax_,ay_,rowh=0,ay_+rowh,0
    rects.append([u0,v0,pw,ph,ax_,ay_]); ax_+=pw; rowh=max(rowh,ph)
AH=(ay_+rowh+1)//2*2; rng=np.random.default_rng(5); dither=(rng.random((H,W))+rng.random((H,W))-1)*.5
def enc(a,m):   # what is too bright keeps its hue
    a=(a*gain[m]).clip(0,None); a=a*np.minimum(1,TOP/np.maximum(a.max(0),1e-6)); return (np.log1p(K*a)/np.log1p(K*TOP)*255+dither+.5).clip(0,255).astype(np.uint8).transpose(1,2,0)
def half(a): return a.reshape(a.shape[0]//2,2,a.shape[1]//2,2,3).mean((1,3)).round().astype(np.uint8)
def atlas(a):
    o=np.zeros((AH,AW,3),np.uint8)
    for u,v,pw,ph,ax,ay in rects: o[ay:ay+ph,ax:ax+pw]=a[v:v+ph,u:u+pw]
    return o
n=f'{OUT}/{ROOM}'
for m in MOODS:
    png(f'{n}-{m}-light.png',enc(bare[m][0],m)); g=enc(full[m][1],m); png(f'{n}-{m}-gloss.png',half(enc(bare[m][1],m)))
    png(f'{n}-{m}-handles.png',np.concatenate([atlas(enc(full[m][0],m)),atlas(g)],0))
png(f'{n}-pieces.png',bidx); png(f'{n}-handles.png',atlas(IDX))
rd=lambda v:[rd(q) for q in v] if isinstance(v,(list,tuple)) else round(v,5) if isinstance(v,float) else v
json.dump(dict(camera={k:rd(v) for k,v in cam.items()},neutral=j['neutral'],curve=dict(k=K,top=TOP),faces=[{k:rd(v) for k,v in f.items()} for f in faces],handles=rects),open(n+'.json','w'),separators=(',',':'))
print(ROOM,'faces',len(faces),'handles',len(rects),'mixed',len(py)/w/h,'gain',gain)
