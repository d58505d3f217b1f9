import { HeroFilm } from "#components/media/hero-film.tsx";
import { Picture } from "#components/media/picture.tsx";
import { Counter } from "#components/numbers/counter.tsx";
import { Actions } from "#components/links/action-link.tsx";
import { heroFilm } from "#content/pictures/hero-film.ts";
import type { HeroSection } from "#content/types.ts";
import { BELOW_MD, FROM_LG } from "#lib/media-queries.ts";

/** The first sheet of the site: the film, one sentence under it, and four claims. */
export function Hero({ title, lead, actions, claims }: HeroSection) {
  return (
    <section>
      <HeroFilm sources={heroFilm.sources}>
        <Picture
          id="hero-film-poster"
          sizes={`${FROM_LG} 100vw, max(100vw, 93svh, 512px)`}
          narrow={{
            id: "hero-film-poster-tall",
            sizes: "max(100vw, 39svh)",
            media: BELOW_MD,
          }}
          from={720}
          priority
          imgClassName="hero-picture"
        />
      </HeroFilm>
      <div className="page-width">
        <h1 className="pt-7 pb-6 text-hero lg:pt-9 lg:pb-8">{title}</h1>
        <div className="page-grid items-center gap-y-6 pb-9">
          <p className="text-lead lg:col-span-6">{lead}</p>
          <div className="lg:col-span-6 lg:justify-self-end">
            <Actions actions={actions} />
          </div>
        </div>
        <dl className="claims">
          {claims.map(({ value, label, countUpMs }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{countUpMs ? <Counter value={value} durationMs={countUpMs} /> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
