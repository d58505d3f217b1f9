import { SitePage } from "@/components/layout/site-page";
import { doorsWindows } from "@/content/products/doors-windows";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(doorsWindows);

export default function DoorsWindowsPage() {
  return <SitePage record={doorsWindows} />;
}
