import { withTimeout } from "#lib/browser/request-timeout.ts";
import type { Route } from "next";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { startTransition, useActionState, useState, type FormEvent } from "react";

/** A form of a server action that works without JavaScript. With it, a failed call results in `failed`. */
export function useActionForm<Result>(
  action: (previous: Awaited<Result> | null, form: FormData) => Promise<Awaited<Result>>,
  failed: Awaited<Result>,
) {
  // The post target without JavaScript; React would leave `action` empty, which HTML forbids.
  const address = `${usePathname()}?${useSearchParams().toString()}`.replace(/\?$/, "");
  const [posted, postAction] = useActionState(action, null, address);
  const router = useRouter();
  const [failure, setFailure] = useState<Awaited<Result> | null>(null);
  // A rejected form action would unmount the page.
  const call = (previous: Awaited<Result> | null, form: FormData) => {
    const signal = withTimeout();
    const silence = new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error)),
    );
    return Promise.race([action(previous, form), silence]).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- the operator sees a message; this is for support
      console.error("The form could not be sent.", error);
      // Next would keep every later action waiting for this one, and React its result; a navigation ends that.
      setFailure(failed);
      router.replace(address as Route);
      return failed;
    });
  };
  const [result, dispatch, isPending] = useActionState(call, posted);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setFailure(null);
    startTransition(() => dispatch(form));
  };
  return {
    result: failure ?? result,
    isPending: isPending && !failure,
    formProps: { action: postAction, onSubmit },
  };
}
