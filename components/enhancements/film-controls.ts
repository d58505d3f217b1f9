import { FROM_MD } from "#lib/styles/media-queries.ts";
import { whenFilmIsWelcome } from "./film-preference.ts";

/**
 * Plays the hero's silent film over its first frame while in view, and binds its pause button. Starts once the page is
 * idle if motion and data use are welcome; otherwise the poster remains.
 */
export function enhanceHeroFilm(signal: AbortSignal): void {
  const film = document.querySelector<HTMLVideoElement>(".hero-film");
  const button = document.querySelector<HTMLElement>(".hero-film-button");
  if (!film || !button) return;
  const [pauseLabel, playLabel] = button.children;
  let isPausedByVisitor = false;

  const setShown = (isShown: boolean) => {
    film.classList.toggle("invisible", !isShown);
    button.hidden = !isShown;
  };
  const label = () => {
    pauseLabel?.toggleAttribute("hidden", film.paused);
    playLabel?.toggleAttribute("hidden", !film.paused);
  };
  // Browsers may block playback, for example under battery saver; the poster then remains.
  const play = () => void film.play().catch(() => undefined);
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) film.pause();
    else if (!isPausedByVisitor) play();
  });

  // A video ignores later changes of its sources' `media`.
  window.matchMedia(FROM_MD).addEventListener(
    "change",
    () => {
      if (!film.currentSrc || button.hidden) return;
      film.classList.add("invisible");
      film.load();
      observer.disconnect();
      observer.observe(film);
    },
    { signal },
  );
  film.addEventListener(
    "playing",
    () => {
      label();
      setShown(true);
    },
    { signal },
  );
  film.addEventListener("pause", label, { signal });
  button.addEventListener(
    "click",
    () => {
      isPausedByVisitor = !film.paused;
      if (film.paused) play();
      else film.pause();
      // The browser drops the event if the screen rotates at once.
      label();
    },
    { signal },
  );
  whenFilmIsWelcome((isWelcome) => {
    if (isWelcome) observer.observe(film);
    else {
      observer.disconnect();
      film.pause();
      setShown(false);
    }
  }, signal);
  signal.addEventListener("abort", () => observer.disconnect());
}
