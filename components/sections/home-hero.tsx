import { HeroFilm } from "#components/media/hero-film.tsx";
import { Image } from "#components/media/responsive-image.tsx";
import { Counter } from "#components/numbers/counter.tsx";
import { Actions } from "#components/links/action-link.tsx";
import { heroFilm } from "#content/images/hero-film-record.ts";
import type { HeroSection } from "#content/record-types.ts";
import { BELOW_MD, FROM_MD } from "#lib/styles/media-queries.ts";
import type { Words } from "#lib/languages/words.ts";

const { wide, tall } = heroFilm.sources;
const filmSources = [...wide.map((source) => ({ ...source, media: FROM_MD })), ...tall];

export function Hero({ title, lead, actions, claims, words }: HeroSection & { words: Words }) {
  return (
    <section className="hero">
      <HeroFilm sources={filmSources} words={words}>
        <Image
          id="hero-film-poster"
          words={words}
          sizes="max(100vw, 135.2vh, 911px)"
          narrow={{
            id: "hero-film-poster-tall",
            sizes: "max(100vw, 47.5vh)",
            media: BELOW_MD,
          }}
          from={960}
          priority
          imgClassName="hero-picture"
        />
      </HeroFilm>
      <div className="hero-words">
        <h1>{title}</h1>
        <div>
          <p className="text-lead">{lead}</p>
          <div>
            <Actions actions={actions} words={words} />
          </div>
        </div>
      </div>
      <div className="page-width">
        <dl className="claims">
          {claims.map(({ value, label, countUpMs }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{countUpMs ? <Counter figure={value} durationMs={countUpMs} /> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
