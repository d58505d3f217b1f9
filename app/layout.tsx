import "./globals.css";
import { OVERLAY_ROOT_ID } from "@/lib/overlay-root-id";
import localFont from "next/font/local";

const serif = localFont({
  src: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
  variable: "--font-newsreader",
  display: "swap",
});
const sans = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  variable: "--font-instrument-sans",
  display: "swap",
});

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en" className={`${serif.variable} ${sans.variable}`} data-scroll-behavior="smooth">
      <body>
        {children}
        <div id={OVERLAY_ROOT_ID} />
      </body>
    </html>
  );
}
