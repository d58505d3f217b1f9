import { LogOutIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { startTransition, useActionState, type FormEvent } from "react";
import { showToast } from "#components/overlays/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";

export function SignOutForm({ signOut }: { signOut: () => Promise<void> }) {
  // The post target without JavaScript; React would leave `action` empty, which HTML forbids.
  const [, signOutAction] = useActionState(signOut, undefined, usePathname());
  // With scripts, handle the action here: a rejected form action would unmount the page.
  const leave = (event: FormEvent) => {
    event.preventDefault();
    startTransition(() => signOut().catch(showFailure));
  };
  return (
    <form action={signOutAction} onSubmit={leave}>
      <Tooltip label="Log out" className="md:hidden">
        <Button variant="ghost" size="sm" className="-mr-3 max-md:size-11 max-md:px-0">
          <LogOutIcon aria-hidden className="md:hidden" />
          <span className="max-md:hidden">Log out</span>
        </Button>
      </Tooltip>
    </form>
  );
}

function showFailure(): void {
  showToast({
    title: "Error",
    description: "The inbox could not be locked. Please try again.",
    destructive: true,
  });
}
