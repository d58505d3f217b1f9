// The package comes without types; it implements these.
declare module "@vercel/next" {
  import type { BuildV2 } from "@vercel/build-utils";

  export const build: BuildV2;
}
