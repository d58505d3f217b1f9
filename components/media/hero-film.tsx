import type { ReactNode } from "react";
import { t, type Words } from "#lib/languages/words.ts";

type FilmSource = { src: string; type: string; media?: string };

type HeroFilmProps = {
  /** In order of preference: the browser takes the first that matches its screen and that it can play. */
  sources: readonly FilmSource[];
  words: Words;
  /** The poster: an `<Image priority>` of the film's first frame with the same crop. */
  children: ReactNode;
};

/** A silent film over its poster. Hidden and not loaded until components/enhancements/film-controls.ts plays it. */
export function HeroFilm({ sources, words, children }: HeroFilmProps) {
  return (
    <div className="hero-view">
      {children}
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
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
      </video>
      <button type="button" hidden className="hero-film-button">
        <Label icon="M1 0h3v14H1zM8 0h3v14H8z">{t(words, "Pause film")}</Label>
        <Label icon="M1 0l11 7-11 7z">{t(words, "Play film")}</Label>
      </button>
    </div>
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
