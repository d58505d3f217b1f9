import type { FactorSetup } from "#lib/auth/factor-setup.ts";

/** The secret as a QR code, as a link and as text. */
export function SetupSteps({ setup: { secret, uri, picture } }: { setup: FactorSetup }) {
  return (
    <>
      <h2 className="mt-8 font-serif text-xl">1. Add the inbox to your app</h2>
      <p className="mt-2">
        Scan this picture with an authenticator app. Everybody who signs in with the desk’s password
        needs it: add it to all your apps now, since it is not shown again.
      </p>
      <svg
        role="img"
        aria-label="QR code of the secret below"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="mt-4 size-52 border bg-white text-black"
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
      <p className="mt-4">
        On this device,{" "}
        <a href={uri} className="underline underline-offset-4">
          open it in your app
        </a>
        . Or type this secret into it:
      </p>
      <p className="mt-2 font-mono break-words">{secret}</p>
    </>
  );
}
