import { SitePage } from "#components/layout/site-page.tsx";
import { doorsWindows } from "#content/products/doors-windows.ts";
import { createMetadata } from "#lib/metadata.ts";

export const metadata = createMetadata(doorsWindows);

export default function DoorsWindowsPage() {
  return <SitePage record={doorsWindows} />;
}
