// lobes a.exr b.exr out.raw [r=5 k=.55 kg=.45 ps=.12]: two half-sample renders -> denoised light, still apart from what it falls on.
// out.raw: "LOBES w h" line, then float planes: diffuse light 3, gloss light 3, diffuse colour 3, gloss colour 3, other radiance 3,
// indirect share 1, normal 3, and for each half 4 ranks of cryptomatte (id, coverage). The filter is the photographs' own (dn.cpp).
// g++ -O3 -march=native -ffast-math -fopenmp lobes.cpp -o lobes
#define main denoise_and_grade
#include "../../pictures/scenes/dn.cpp"
#undef main
int main(int argc,char**v){ map<string,float> o={{"k",.55f},{"kg",.45f},{"r",5},{"ps",.12f},{"p2",1}};
  for(int i=4;i<argc;i++){char*e=strchr(v[i],'=');if(e)o[string(v[i],e-v[i])]=atof(e+1);}
  auto a=readexr(v[1]),b=readexr(v[2]); size_t N=(size_t)W*H; F tmp(N);
  auto each=[&](I3 x,const I3&y,auto f){for(int k=0;k<3;k++)for(size_t i=0;i<N;i++)x.c[k][i]=f(x.c[k][i],y.c[k][i]);return x;};
  auto sum=[&](const I3&x,const I3&y){return each(x,y,[](float p,float q){return p+q;});}; auto avg=[&](const I3&x,const I3&y){return each(x,y,[](float p,float q){return .5f*(p+q);});};
  auto both=[&](const char*n,const char*s="RGB"){return avg(get(a,n,s),get(b,n,s));};
  vector<F> fm,fv; vector<float> fs; fm.reserve(8); fv.reserve(8);
  auto feature=[&](const F&x,const F&y,float s,bool smooth){F m(N),q(N),e(N);for(size_t i=0;i<N;i++){m[i]=.5f*(x[i]+y[i]);float t=x[i]-y[i];q[i]=t*t*.25f;}box(q,e,2,tmp);if(smooth){F z=m;box(m,z,1,tmp);m=z;}fm.push_back(m);fv.push_back(e);fs.push_back(s);};
  {I3 x=get(a,"Normal","XYZ"),y=get(b,"Normal","XYZ");for(int k=0;k<3;k++)feature(x.c[k],y.c[k],1.f/(2*.10f*.10f),true);}
  {I3 x=get(a,"Position","XYZ"),y=get(b,"Position","XYZ");for(int k=0;k<3;k++)feature(x.c[k],y.c[k],1.f/(2*o["ps"]*o["ps"]),false);}
  {I3 x=get(a,"DiffCol"),y=get(b,"DiffCol");F p(N),q(N);for(size_t i=0;i<N;i++){p[i]=lum(x,i);q[i]=lum(y,i);}feature(p,q,1.f/(2*.06f*.06f),false);}
  auto lobe=[&](const char*n,bool gl,float k,int R){ I3 x=sum(get(a,string(n)+"Dir"),get(a,string(n)+"Ind")),y=sum(get(b,string(n)+"Dir"),get(b,string(n)+"Ind"));
    double s=0;for(size_t i=0;i<N;i++)s+=x.c[1][i];if(s<1e-6)return avg(x,y); firefly(x,gl?2.5f:1.8f);firefly(y,gl?2.5f:1.8f);
    size_t nf=gl?7:6; vector<const F*> f,w; for(size_t i=0;i<nf;i++){f.push_back(&fm[i]);w.push_back(&fv[i]);} vector<float> s6(fs.begin(),fs.begin()+nf);
    I3 oa,ob,r=nlm(x,y,R,1,k,gl?2:3,f,s6,w,&oa,&ob); if(o["p2"]>0&&!gl){ for(int i=3;i<6;i++)s6[i]*=.12f; r=nlm(oa,ob,3,4,k*o["p2"],3,f,s6,w); } return r; };
  FILE*f=fopen(v[3],"wb"); fprintf(f,"LOBES %d %d\n",W,H); auto put=[&](const F&x){fwrite(x.data(),4,N,f);}; auto put3=[&](const I3&x){for(int k=0;k<3;k++)put(x.c[k]);};
  put3(lobe("Diff",false,o["k"],(int)o["r"])); put3(lobe("Gloss",true,o["kg"],max(3,(int)o["r"]-2))); put3(both("DiffCol")); put3(both("GlossCol"));
  I3 T=sum(both("TransDir"),both("TransInd")),TC=both("TransCol"),E=both("Emit"),S=both("Env"); for(int k=0;k<3;k++)for(size_t i=0;i<N;i++)E.c[k][i]+=S.c[k][i]+T.c[k][i]*TC.c[k][i]; put3(E);
  {I3 d=both("DiffDir"),n=both("DiffInd");F p(N),q(N),e(N);for(size_t i=0;i<N;i++){p[i]=lum(n,i);q[i]=lum(d,i)+p[i];}box(p,e,8,tmp);box(q,p,8,tmp);for(size_t i=0;i<N;i++)p[i]=e[i]/max(p[i],1e-6f);put(p);}
  put3(both("Normal","XYZ"));
  for(auto*m:{&a,&b})for(const char*n:{"CryptoObject00","CryptoObject01"})for(const char*s:{"r","g","b","a"}){string k=string(n)+"."+s;if(!m->count(k)){fprintf(stderr,"no %s\n",k.c_str());return 1;}put((*m)[k]);}
  fclose(f); }
