"use client";

import { Component, useEffect, useRef, useState, type ReactNode } from "react";
import { t, type Words } from "#lib/languages/words.ts";
import { copyFields } from "./copy-fields.ts";
import { loadDraftFiles } from "./draft/form-draft.ts";

type FormBoundaryProps = {
  words: Words;
  /** Of the page that has the form as the server sends it. */
  path: string;
  /** Finds the form in the page. */
  selector: string;
  children: ReactNode;
};

/** Where a form fails, the server's own takes its place, which needs no script, with what was typed. */
export class FormBoundary extends Component<FormBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <PlainForm {...this.props} /> : this.props.children;
  }
}

function PlainForm({ words, path, selector }: FormBoundaryProps) {
  const place = useRef<HTMLDivElement>(null);
  // The failed form stands in the page until this one does.
  const [failed] = useState(() => document.querySelector<HTMLFormElement>(selector));
  useEffect(() => {
    const load = async () => {
      const html = await (await fetch(path)).text();
      const page = new DOMParser().parseFromString(html, "text/html");
      const form = page.querySelector<HTMLFormElement>(selector);
      if (!form) throw new Error("The page has no form.");
      if (failed) copyFields(failed, form);
      const { idempotencyKey, files } = form.elements as unknown as Record<
        string,
        HTMLInputElement
      >;
      const uploaded = loadDraftFiles(idempotencyKey?.value ?? "");
      if (files) files.value = JSON.stringify(uploaded);
      place.current?.replaceChildren(document.adoptNode(form));
    };
    // The link leads there too.
    load().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return (
    <>
      <p role="alert" className="mb-8 border-s-2 border-danger ps-4 text-danger">
        {t(words, "This form had to be loaded anew. What you typed is in it; please look it over.")}{" "}
        <a href={path} className="underline">
          {t(words, "Open the form as a page")}
        </a>
      </p>
      <div ref={place} />
    </>
  );
}
