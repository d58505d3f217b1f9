"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { clsx } from "clsx";
import { whenFilmIsWelcome } from "#lib/pictures/film-welcome.ts";

type FilmSource = { src: string; type: string };

type HeroFilmProps = {
  /** Best first: the browser takes the first that it can play. */
  sources: readonly FilmSource[];
  /** The poster, which is the film's first frame: a `<Picture priority>` with the same crop as `filmClassName`. */
  children: ReactNode;
  className?: string;
  filmClassName?: string;
  buttonClassName?: string;
};

/**
 * A silent film over its own first frame.
 *
 * It is asked for when the page is quiet, and only where motion and data are welcome and the screen is wide; until
 * it plays, and wherever it never comes, the poster stands there alone.
 */
export function HeroFilm({
  sources,
  children,
  className,
  filmClassName,
  buttonClassName,
}: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const pausedByVisitor = useRef(false);
  const [isWelcome, setIsWelcome] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => whenFilmIsWelcome(setIsWelcome), []);

  useEffect(() => {
    const video = film.current;
    if (!isWelcome || !video) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) video.pause();
      else if (!pausedByVisitor.current) void play(video);
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [isWelcome]);

  function toggle() {
    const video = film.current;
    if (!video) return;
    pausedByVisitor.current = !video.paused;
    if (video.paused) void play(video);
    else video.pause();
  }

  return (
    <div className={clsx("relative", className)}>
      {children}
      {isWelcome && (
        // The film is silent and shows what the poster's alternative text says.
        <video
          ref={film}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          className={clsx(
            "absolute inset-0 size-full object-cover",
            !isReady && "invisible",
            filmClassName,
          )}
          onPlaying={() => {
            setIsReady(true);
            setIsPlaying(true);
          }}
          onPause={() => setIsPlaying(false)}
        >
          {sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      )}
      {isWelcome && isReady && (
        <button
          type="button"
          onClick={toggle}
          className={clsx(
            "absolute right-4 bottom-4 z-10 flex h-11 cursor-pointer items-center gap-3 bg-night px-4 text-label text-paper focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-paper",
            buttonClassName,
          )}
        >
          <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="currentColor">
            <path d={isPlaying ? "M1 0h3v14H1zM8 0h3v14H8z" : "M1 0l11 7-11 7z"} />
          </svg>
          {isPlaying ? "Pause film" : "Play film"}
        </button>
      )}
    </div>
  );
}

/** A browser may refuse to play, as under battery saver: then the poster stays, which is no failure. */
async function play(video: HTMLVideoElement): Promise<void> {
  await video.play().catch(() => undefined);
}
