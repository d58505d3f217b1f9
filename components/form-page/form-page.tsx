import type { ReactNode } from "react";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { unbroken } from "#components/numbers/unbroken.tsx";
import type { Words } from "#lib/languages/words.ts";

type FormPageProps = {
  path: string;
  words: Words;
  title: string;
  lead: string;
  /** Below the lead. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A form with what is to be known of it beside; its receipt takes the place of both. */
export function FormPage({ path, words, title, lead, beside, children }: FormPageProps) {
  return (
    <>
      <SiteHeader path={path} words={words} />
      <main
        id="main"
        className="group/page page-width grid gap-10 pt-32 pb-24 has-[[data-receipt]]:grid-cols-1 lg:grid-cols-[18rem_minmax(0,56rem)] lg:gap-20"
      >
        <div className="group-has-[[data-receipt]]/page:sr-only">
          <h1 className="font-serif text-5xl leading-[1.05] tracking-tight">{title}</h1>
          <div className="group-has-[[data-receipt]]/page:hidden">
            <p className="mt-5 text-quiet">{unbroken(lead)}</p>
            {beside}
          </div>
        </div>
        <div className="relative overflow-x-clip">{children}</div>
      </main>
    </>
  );
}
