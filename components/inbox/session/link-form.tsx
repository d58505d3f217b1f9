import type { LinkRequest } from "#components/inbox/data/sign-in-result.ts";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/field.tsx";
import { useActionForm } from "./use-action-form.ts";

export type LinkFormProps = {
  requestLink: (previous: LinkRequest | null) => Promise<LinkRequest>;
  /** Whether this browser has to wait, or its form could not be checked. */
  isOffered: boolean;
};

/** Offers a sign-in link by mail. Works without JavaScript. */
export function LinkForm({ requestLink, isOffered }: LinkFormProps) {
  const { result, isPending, formProps } = useActionForm<LinkRequest>(requestLink, {
    status: "failed",
  });
  return (
    <>
      {(isOffered || result) && (
        <form {...formProps} className="mt-6 border-t pt-5">
          <p className="text-small text-quiet">
            If too many wrong passwords were tried, a link in the desk’s mailbox lets you try at
            once.
          </p>
          <Button type="submit" variant="outline" className="mt-3 w-full" disabled={isPending}>
            {isPending ? "One moment…" : "E-mail a link to the desk"}
          </Button>
        </form>
      )}
      <output className="mt-3 block text-small">
        {result?.status === "requested" &&
          "Look into the desk’s mailbox, also for a link that came within the last half hour. It works once, within an hour. If there is none in a minute, ask again."}
      </output>
      <FieldError>
        {result?.status === "failed" && "The link could not be requested. Please try again."}
      </FieldError>
    </>
  );
}
