import { buttonVariants } from "#components/ui/button-variants.ts";
import { cn } from "#lib/styles/class-names.ts";

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <h2 className="mt-8 font-serif text-xl">Recovery codes</h2>
      <p className="mt-2">
        Keep these where the password is kept, such as in a password manager. Each signs you in once
        in place of a code, if the app is lost. They are not shown again.
      </p>
      <ul className="mt-4 space-y-1 border-y py-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a
        href="/admin/teragus-submissions"
        className={cn(buttonVariants(), "mt-6 inline-flex items-center justify-center")}
      >
        I have kept them
      </a>
    </>
  );
}
