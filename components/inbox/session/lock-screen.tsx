import { company } from "#content/company.ts";
import type { ReactNode } from "react";
import { cn } from "#lib/styles/class-names.ts";
import { LinkForm, type LinkFormProps } from "./link-form.tsx";
import { PasswordForm, type PasswordFormProps } from "./password-form.tsx";

type LockScreenProps = PasswordFormProps & {
  hasPassword: boolean;
  /** Absent if no mail can be sent. */
  requestLink: LinkFormProps["requestLink"] | undefined;
  account?: ReactNode;
  notice?: string | undefined;
};

/** The password form works without JavaScript. */
export function LockScreen(props: LockScreenProps) {
  const { hasPassword, requestLink, account, notice, ...password } = props;
  const { result } = password;
  // A flood may also keep the server too busy to answer.
  const isHeldUp =
    result?.status === "failed" || (result?.status === "denied" && result.nextTryAt !== undefined);
  const link = requestLink && <LinkForm requestLink={requestLink} isOffered={isHeldUp} />;
  return (
    <main className={cn("flex min-h-dvh flex-col px-gutter py-6", account && "gap-10")}>
      <p className="font-serif text-xl tracking-heading">{company.name}</p>
      <div
        className={cn(
          "my-auto w-full max-w-sm self-center border-t border-ink pt-6 pb-[12vh]",
          account && hasPassword && "md:max-w-3xl md:noscript:max-w-sm",
        )}
      >
        <h1 className="font-serif text-[clamp(34px,5vw,44px)] leading-none tracking-heading">
          Quote requests
        </h1>
        <p className="mt-3 text-small text-quiet">This page is for the export desk.</p>
        {account ? (
          <WithAccount account={account} notice={notice}>
            {hasPassword && (
              <>
                <PasswordForm {...password} isSecondary className="mt-6" />
                {link}
              </>
            )}
          </WithAccount>
        ) : (
          <>
            <PasswordForm {...password} className="mt-8" />
            {link}
          </>
        )}
      </div>
    </main>
  );
}

type WithAccountProps = Required<Pick<LockScreenProps, "account">> &
  Pick<LockScreenProps, "notice"> & { children: ReactNode };

function WithAccount({ account, notice, children }: WithAccountProps) {
  return (
    <>
      <output className="block max-w-lg text-small not-empty:mt-6 not-empty:border-l-2 not-empty:border-brass not-empty:pl-3">
        {notice}
      </output>
      <div className={cn("mt-8", children && "md:grid md:grid-cols-2 md:noscript:block")}>
        <div className={cn(children && "md:pr-10")}>{account}</div>
        {children ? (
          <section
            aria-labelledby="with-password"
            className="max-md:mt-8 max-md:border-t max-md:pt-8 md:border-l md:pl-10 noscript:m-0 noscript:border-0 noscript:p-0"
          >
            <h2 id="with-password" className="font-sans text-small text-quiet">
              With the desk’s password
            </h2>
            {children}
          </section>
        ) : (
          <p className="hidden noscript:block">
            Signing in needs JavaScript, which is switched off in this browser.
          </p>
        )}
      </div>
    </>
  );
}
