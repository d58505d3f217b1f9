"use client";

import { ErrorNotice } from "#components/layout/error-notice.tsx";

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

export default function GlobalError(props: GlobalErrorProps) {
  return (
    <html lang="en">
      <body style={{ font: "1rem/1.5 Georgia, serif", margin: "15vh 8vw" }}>
        <title>Unexpected Application Error!</title>
        <ErrorNotice {...props} />
      </body>
    </html>
  );
}
