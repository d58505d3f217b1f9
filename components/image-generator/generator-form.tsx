"use client";

import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from "react";
import type { CabinetDesign } from "#content/image-generation/options.ts";
import { useFieldsOfFirstForm } from "#components/quote-request/copy-fields.ts";
import { FORM_HYDRATED } from "#components/quote-request/early-submissions.ts";
import { IMAGE_FAILED, PROMPT_LIMITS } from "#lib/image-generation/image-response.ts";
import { writeStorage, readStorage } from "#components/browser-storage.ts";
import type { FormStatus } from "#components/image-generator/studio/use-images.ts";
import type {
  StudioHandle,
  StudioProps,
} from "#components/image-generator/studio/image-studio.tsx";

const PROMPT_KEY = "teragus.image-prompt";

type GeneratorFormProps = {
  children: ReactNode;
  /** An image that the tool made, and what it says of it. */
  example: ReactNode;
  caption: ReactNode;
  /** Computed on the server, so that no browser has to load the class builder. */
  buttonClassName: string;
};

/** The image generator's form beside an example, which the studio replaces. Its code loads on hover, focus or submit. */
export function GeneratorForm({ children, example, caption, buttonClassName }: GeneratorFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [Studio, setStudio] = useState<ComponentType<StudioProps>>();
  const generateButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const studio = useRef<StudioHandle>(null);
  const isAsked = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const [{ cancel, failure }, setStatus] = useState<FormStatus>({});

  useFieldsOfFirstForm(form, `form[data-needs-application="${PROMPT_KEY}"]`);
  useEffect(() => {
    if (!field.current) return;
    field.current.value ||= readStorage("sessionStorage", PROMPT_KEY) ?? "";
    setLength(field.current.value.trim().length);
    document.dispatchEvent(new Event(FORM_HYDRATED));
  }, []);

  const wake = () => {
    import("./studio/image-studio.tsx").then(
      (module) => setStudio(() => module.Studio),
      async () => {
        if (!isAsked.current || (await reloadStalePage())) return;
        setStatus({ failure: { message: IMAGE_FAILED } });
      },
    );
  };

  const enter = (handle: StudioHandle | null) => {
    studio.current = handle;
    if (isAsked.current) generate();
  };

  const generate = () => {
    isAsked.current = !studio.current;
    if (studio.current) studio.current.generate(field.current?.value.trim() ?? "");
    else wake();
  };

  const draw = (room?: CabinetDesign["room"]) => {
    // The pressed button disappears and would take the focus with it.
    generateButton.current?.focus();
    studio.current?.generate(field.current?.value.trim() ?? "", room);
  };

  const show = (status: FormStatus) => {
    // The cancel button disappears and would take the focus with it.
    if (!status.cancel && cancelButton.current?.matches(":focus")) generateButton.current?.focus();
    setStatus(status);
    if (status.failure?.isField) field.current?.focus();
  };

  const type = (text: string) => {
    setLength(text.trim().length);
    writeStorage("sessionStorage", PROMPT_KEY, text);
    if (failure) setStatus({ cancel });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = submitter instanceof HTMLButtonElement && submitter.value;
    if (chosen && field.current) {
      field.current.value = chosen;
      field.current.focus();
      type(chosen);
    } else if (!cancel) generate();
  };

  return (
    <div className="page-grid gap-y-8" onFocus={wake} onPointerEnter={wake}>
      <form
        ref={form}
        id="prompt-form"
        data-needs-application={PROMPT_KEY}
        method="post"
        action="/api/generate-image"
        noValidate
        onSubmit={submit}
        className="lg:col-span-4"
      >
        <label htmlFor="prompt" className="fine-print">
          The room, its materials, its light
        </label>
        <textarea
          ref={field}
          id="prompt"
          dir="auto"
          name="prompt"
          rows={5}
          aria-invalid={failure?.isField}
          aria-describedby="prompt-note"
          onInput={(event) => type(event.currentTarget.value)}
          className="mt-2 w-full border border-ink px-6 py-4 text-lead"
        />
        <p id="prompt-note" className="fine-print">
          {failure?.isField && <span className="block text-danger">{failure.message}</span>}
          <span className="tabular">
            {length > 0 && `${length.toLocaleString("en")} of `}
            {PROMPT_LIMITS.max.toLocaleString("en")} characters
          </span>
        </p>
        {failure?.proposal && (
          <div className="mt-4 border-s-2 ps-4">
            <button
              type="button"
              className="text-link"
              onClick={() => draw(failure.proposal?.room)}
            >
              {failure.proposal.label}
            </button>
            <p className="fine-print mt-1">{failure.proposal.note}</p>
          </div>
        )}
        <p className="mt-4 flex gap-6">
          <button
            ref={generateButton}
            className={buttonClassName}
            aria-disabled={cancel !== undefined}
          >
            {cancel ? "Generating..." : "Generate image"}
          </button>
          {cancel && (
            <button ref={cancelButton} type="button" className="text-link" onClick={cancel}>
              Cancel
            </button>
          )}
        </p>
        <div role="alert">
          {failure && !failure.isField && (
            <p className="mt-4 border-s-2 border-danger ps-4 text-danger">
              {failure.message} {failure.reason}
            </p>
          )}
        </div>
        {children}
      </form>
      <div className="lg:col-span-8">
        {Studio ? (
          <Studio ref={enter} example={example} caption={caption} onStatus={show} />
        ) : (
          <>
            <div className="aspect-3/2">{example}</div>
            <p className="pt-4 text-small text-quiet">{caption}</p>
          </>
        )}
      </div>
    </div>
  );
}

const RELOADED_KEY = "teragus.reloaded";
const PAUSE_MS = 60_000;

/** Reloads a page of an old build. Save drafts first. Returns false if offline or just reloaded. */
async function reloadStalePage(): Promise<boolean> {
  const reloadedAt = Number(readStorage("sessionStorage", RELOADED_KEY));
  if (Date.now() - reloadedAt < PAUSE_MS) return false;
  const options = { method: "HEAD", cache: "no-store" } as const;
  const response = await fetch(window.location.href, options).catch(() => undefined);
  // Where storage is blocked, a reload would lose the draft.
  if (!response?.ok || !writeStorage("sessionStorage", RELOADED_KEY, `${Date.now()}`)) return false;
  window.location.reload();
  return true;
}
