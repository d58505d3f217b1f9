import { FROM_MD } from "#lib/styles/media-queries.ts";
import { whenFilmIsWelcome } from "./film-preference.ts";

/** Plays the hero's film over its poster while in view. Rotating the screen switches the cut. */
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
  // A browser may refuse to play, for example in battery saver: the poster stays.
  const play = () => void film.play().catch(() => undefined);
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) film.pause();
    else if (!isPausedByVisitor) play();
  });

  // A video keeps its first source even if `media` stops matching.
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
      // The event is dropped if the screen is rotated right away.
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
