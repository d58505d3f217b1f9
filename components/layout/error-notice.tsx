"use client";

type ErrorNoticeProps = { error: Error & { digest?: string }; reset: () => void };

/** What a visitor sees when a page fails: the message or the number it is logged under, and a way on. */
export function ErrorNotice({ error, reset }: ErrorNoticeProps) {
  return (
    <main id="main" className="page-width py-section">
      <h1 className="text-title">Unexpected Application Error!</h1>
      <p className="mt-4 text-lead">{error.digest ? `Error ${error.digest}` : error.message}</p>
      <p className="mt-8 flex flex-wrap gap-6">
        <button type="button" onClick={reset} className="border border-ink px-6 py-3.5">
          Try again
        </button>
        {/* A whole new load, since what failed may be in this one. */}
        <a href="/" className="py-3.5 underline">
          Return home
        </a>
      </p>
    </main>
  );
}
