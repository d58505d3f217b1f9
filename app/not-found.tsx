/** Keeps Next's default page out of every page's payload. Unknown addresses use `global-not-found`. */
export default function NotFound() {
  return <p className="page-width pt-32">Oops! Page not found</p>;
}
