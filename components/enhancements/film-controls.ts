import { type Connection, connectionOf } from "#lib/browser/network-connection.ts";
import { whenLoadedAndIdle, whenVisible } from "#lib/browser/when-idle.ts";
import { FROM_MD } from "#lib/styles/media-queries.ts";

const SLOW_CONNECTIONS = new Set(["slow-2g", "2g", "3g"]);
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

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
  onAutoplayChange((mayPlay) => {
    if (mayPlay) observer.observe(film);
    else {
      observer.disconnect();
      film.pause();
      setShown(false);
    }
  }, signal);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Whether the connection is good enough for decorative downloads. */
export function isConnectionFast(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !SLOW_CONNECTIONS.has(connection.effectiveType ?? "");
}

/** Calls `listen` once the page is visible and idle, and on each change, until `signal` aborts. */
export function onAutoplayChange(listen: (mayPlay: boolean) => void, signal: AbortSignal): void {
  const stillness = window.matchMedia(REDUCED_MOTION);
  const connection = connectionOf(navigator);

  const decide = () => listen(!stillness.matches && isConnectionFast(connection));
  const begin = () => {
    decide();
    stillness.addEventListener("change", decide, { signal });
  };
  whenVisible(() => whenLoadedAndIdle(begin, signal), signal);
}
