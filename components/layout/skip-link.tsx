/** The first stop of the keyboard: past the bar, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-0 left-0 z-50 -translate-y-full bg-ink px-5 py-3 text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
