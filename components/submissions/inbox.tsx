"use client";

import { signOut } from "@/app/admin/teragus-submissions/actions";
import { Button } from "@/components/ui/button";
import { CSV_ADDRESS } from "./api";
import { SubmissionList } from "./submission-list";

/** The export desk's inbox: every request, newest first. */
export function Inbox() {
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center gap-6 border-b border-hairline px-5 md:px-6">
        <p className="font-serif text-xl tracking-[-0.018em]">Teragus</p>
        <h1 className="truncate text-[15px]">Quote requests</h1>
        <div className="ml-auto flex items-center gap-5 text-sm">
          {/* A download, not a page: the router has no part in it. */}
          <Button asChild variant="link" size="inline">
            <a href={CSV_ADDRESS} download>
              Export CSV
            </a>
          </Button>
          <form action={signOut}>
            <Button variant="ghost" size="small" className="-mr-3">
              Log out
            </Button>
          </form>
        </div>
      </header>
      <main className="min-h-0 flex-1">
        <SubmissionList />
      </main>
    </div>
  );
}
