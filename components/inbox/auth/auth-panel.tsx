import { CredentialsForm } from "./credentials-form.tsx";
import { CodeForm } from "./code-form.tsx";
import type { InboxAuth } from "./inbox-auth.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useSignIn } from "./use-sign-in.ts";

export type AuthPanelProps = {
  auth: InboxAuth;
  onOpened: () => void;
};

/** The sign-in steps: password or e-mailed code, then the authenticator app if there is one. */
export function AuthPanel({ auth, onOpened }: AuthPanelProps) {
  const steps = useSignIn(auth, onOpened);
  const { stage, email, isForgotten, failure, isPending } = steps;
  if (stage === "credentials") return <CredentialsForm steps={steps} />;
  if (stage === "new-password") return <NewPasswordForm steps={steps} />;
  const isMail = stage === "code";
  return (
    <CodeForm
      // Clears the field between different codes.
      key={stage}
      label={isMail ? "Code from the mail" : "Code from your authenticator app"}
      hint={
        isMail
          ? `If ${email} has an account, a code is on its way there${isForgotten ? "; with it you choose a new password" : ""}.`
          : "Your account has a second factor."
      }
      button={isForgotten ? "Go on" : "Sign in"}
      digits={isMail ? [6, 10] : [6, 6]}
      failure={failure}
      isPending={isPending}
      onCode={isMail ? steps.withCode : steps.withFactor}
      onInvalid={steps.fail}
      onBack={steps.startOver}
    >
      {isMail && (
        <ResendButton
          key={steps.nextCodeAt}
          availableAt={steps.nextCodeAt}
          onResend={steps.resendDelivery}
        />
      )}
    </CodeForm>
  );
}
