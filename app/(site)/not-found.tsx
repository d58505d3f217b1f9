/** Renders for `notFound()` and keeps Next's default out of every payload. Unknown URLs get `global-not-found`. */
export default function NotFound() {
  return <p className="page-width pt-32">Oops! Page not found</p>;
}
