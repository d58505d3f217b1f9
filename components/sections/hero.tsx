import { Counter, HeroFilm } from "@/components/leaves";
import { Picture } from "@/components/ui/picture";
import { Actions } from "@/components/ui/action-link";
import { heroFilm } from "@/content/pictures/hero-film";
import type { HeroSection } from "@/content/types";

/** The first sheet of the site: the film, one sentence under it, and four claims. */
export function Hero({ title, lead, actions, claims }: HeroSection) {
  return (
    <section>
      <HeroFilm sources={heroFilm.sources} className="overflow-clip">
        <Picture
          id="hero-film-poster"
          sizes="100vw"
          priority
          imgClassName="h-[52svh] min-h-72 w-full object-cover object-[60%_50%] lg:h-[min(53svh,42vw)]"
        />
      </HeroFilm>
      <div className="wrap">
        <h1 className="pt-7 pb-6 text-hero lg:pt-9 lg:pb-8">{title}</h1>
        <div className="sheet items-center gap-y-6 pb-9">
          <p className="text-lead lg:col-span-6">{lead}</p>
          <div className="lg:col-span-6 lg:justify-self-end">
            <Actions actions={actions} />
          </div>
        </div>
        <dl className="grid grid-cols-2 border-y border-hairline lg:grid-cols-4">
          {claims.map(({ value, label, countUpMs }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-hairline py-4 pr-3 odd:border-r even:pl-4 nth-[n+3]:border-t lg:border-t-0! lg:border-r lg:px-5 lg:first:pl-0 lg:last:border-r-0"
            >
              <dt className="text-label text-quiet">{label}</dt>
              <dd className="font-serif text-figure">
                {countUpMs ? <Counter value={value} durationMs={countUpMs} /> : value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
