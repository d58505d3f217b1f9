import { Image } from "#components/media/responsive-image.tsx";
import { Actions } from "#components/links/action-link.tsx";
import { heroFilm } from "#content/images/hero-film-record.ts";
import type { HeroSection } from "#content/record-types.ts";
import { BELOW_MD, FROM_MD } from "#lib/styles/media-queries.ts";
import { t, withoutIsolates, type Words } from "#lib/languages/words.ts";
import type { CSSProperties } from "react";

const { wide, tall } = heroFilm.sources;
/** The browser takes the first that matches its screen and that it can play. */
const filmSources = [...wide.map((source) => ({ ...source, media: FROM_MD })), ...tall];

export function Hero({ title, lead, actions, claims, words }: HeroSection & { words: Words }) {
  return (
    <section className="hero">
      {/*
       * A silent film over its poster, which is its first frame with the same crop. Hidden and not loaded until
       * components/enhancements/film-controls.ts plays it.
       */}
      <div className="hero-view">
        <Image
          id="hero-film-poster"
          words={words}
          sizes="max(100vw, 135.2vh, 911px)"
          narrow={{ id: "hero-film-poster-tall", sizes: "100vw", media: BELOW_MD }}
          from={960}
          priority
          imgClassName="hero-image"
        />
        {/* The poster's alternative text describes it. */}
        <video
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          className="hero-film invisible"
        >
          {filmSources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
        <button type="button" hidden className="hero-film-button">
          <Label icon="M1 0h3v14H1zM8 0h3v14H8z">{t(words, "Pause film")}</Label>
          <Label icon="M1 0l11 7-11 7z">{t(words, "Play film")}</Label>
        </button>
      </div>
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
              <dd>{countUpMs ? <Counter stat={value} durationMs={countUpMs} /> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Label({ icon, children }: { icon: string; children: string }) {
  return (
    <span>
      <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="currentColor">
        <path d={icon} />
      </svg>
      {children}
    </span>
  );
}

/** Counts up in CSS. Its text is the final value, for screen readers, copying, print and reduced motion. */
function Counter({ stat, durationMs }: { stat: string; durationMs: number }) {
  const value = withoutIsolates(stat);
  const target = Number.parseInt(value, 10);
  return (
    <span
      dir="ltr"
      data-unit={value.slice(String(target).length)}
      className="counter"
      style={{ "--target": target, "--duration": `${durationMs}ms` } as CSSProperties}
    >
      <span>{value}</span>
    </span>
  );
}
