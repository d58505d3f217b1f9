/** Answers `notFound()`, and keeps Next's own answer out of the payload of every page. Unknown addresses have `global-not-found`. */
export default function NotFound() {
  return <p className="page-width pt-32">Oops! Page not found</p>;
}
