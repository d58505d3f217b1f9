"use client";

import { company } from "#content/company.ts";
import { TooltipProvider, Tooltip } from "#components/ui/tooltip.tsx";
import { LogOutIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { startTransition, useActionState, type FormEvent } from "react";
import { showToast } from "#components/overlays/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { signOut } from "./sign-in-actions.ts";

/** The bar of a page beside the list; the page's `main` has the id "main". */
export function PlainHeader({ title }: { title: string }) {
  return (
    <TooltipProvider>
      <header className="flex h-14 items-center gap-5 border-b px-4 md:px-6 print:hidden">
        <p className="font-serif text-xl leading-none tracking-heading max-md:hidden">
          {company.name}
        </p>
        <nav aria-label="Inbox" className="flex flex-1 items-center gap-4 text-sm">
          <a
            href="/admin/teragus-submissions"
            className="flex items-center text-quiet hover:text-ink max-md:min-h-11"
          >
            Requests
          </a>
          <a aria-current="page" href="#main" className="flex items-center max-md:min-h-11">
            {title}
          </a>
        </nav>
        <SignOutForm />
      </header>
    </TooltipProvider>
  );
}

export function SignOutForm() {
  // The post target without JavaScript; React would leave `action` empty, which HTML forbids.
  const [, signOutAction] = useActionState(signOut, undefined, usePathname());
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

/** With scripts: a rejected form action would unmount the page. */
function leave(event: FormEvent): void {
  event.preventDefault();
  const description = "The inbox could not be locked. Please try again.";
  startTransition(() =>
    signOut().catch(() => void showToast({ title: "Error", description, destructive: true })),
  );
}
