"use client";

type ErrorNoticeProps = { error: Error & { digest?: string }; reset: () => void };

/** Shows the error's message or its digest, by which it is logged. */
export function ErrorNotice({ error, reset }: ErrorNoticeProps) {
  return (
    <main id="main" className="page-width py-section">
      <h1 className="text-title">Unexpected Application Error!</h1>
      <p className="mt-4 text-lead">{error.digest ? `Error ${error.digest}` : error.message}</p>
      <p className="mt-8 flex flex-wrap gap-6">
        <button type="button" onClick={reset} className="border border-ink px-6 py-3.5">
          Try again
        </button>
        {/* A full load, since the current document may be broken. */}
        <a href="/" className="py-3.5 underline">
          Return home
        </a>
      </p>
    </main>
  );
}
