import { usePathname } from "next/navigation";
import { startTransition, useActionState, type FormEvent } from "react";

/** A form of a server action that works without JavaScript. With it, a failed call results in `failed`. */
export function useActionForm<Result>(
  action: (previous: Awaited<Result> | null, form: FormData) => Promise<Awaited<Result>>,
  failed: Awaited<Result>,
) {
  // The post target without JavaScript; React would leave `action` empty, which HTML forbids.
  const [posted, postAction] = useActionState(action, null, usePathname());
  // A rejected form action would unmount the page.
  const call = (previous: Awaited<Result> | null, form: FormData) =>
    action(previous, form).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- the operator sees a message; this is for support
      console.error("The form could not be sent.", error);
      return failed;
    });
  const [result, dispatch, isPending] = useActionState(call, posted);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => dispatch(form));
  };
  return { result, isPending, formProps: { action: postAction, onSubmit } };
}
