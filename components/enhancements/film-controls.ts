import { FROM_MD } from "#lib/styles/media-queries.ts";
import { whenFilmIsWelcome } from "./film-preference.ts";

/**
 * Plays the hero's silent film over its own first frame while it is in view, and has its button pause and play it.
 *
 * It is fetched when the page is quiet, and only where motion and data are welcome; until it plays, and wherever it
 * never comes, the poster stands there alone. A screen that is turned gets the other cut.
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
  // A browser may refuse to play, as under battery saver: then the poster stays, which is no failure.
  const play = () => void film.play().catch(() => undefined);
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) film.pause();
    else if (!isPausedByVisitor) play();
  });

  // A film keeps the source that it began with, whatever its `media` says later.
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
      // The event is dropped where the screen is turned at once.
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
