/** The first stop of the keyboard: past the bar, to the content. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  );
}
