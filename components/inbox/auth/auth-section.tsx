import { useEffect, useState, type ComponentType } from "react";
import { reloadStalePage } from "#components/reload-stale-page.ts";
import type { AuthPanelProps } from "./auth-panel.tsx";
import type { Confirmed } from "./confirm-admin-session.ts";
import type { AuthOptions, InboxAuth } from "./inbox-auth.ts";
import { loadInboxAuth } from "./load-inbox-auth.ts";

type AuthSectionProps = {
  authOptions: AuthOptions;
  onOpened: () => void;
  onConfirmed: (confirmed: Confirmed) => void;
};

type Loaded = { auth: InboxAuth; Panel: ComponentType<AuthPanelProps> };

const ASK_AGAIN_MS = 30_000;
const USELESS_AFTER = new Set<Confirmed>(["over", "rejected"]);

/** Sign-in through the auth service, whose client loads only here. Needs JavaScript. */
export function AuthSection({ authOptions, onOpened, onConfirmed }: AuthSectionProps) {
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  const [isResuming, setIsResuming] = useState(true);

  useEffect(() => {
    const loading = Promise.all([loadInboxAuth(authOptions), import("./auth-panel.tsx")]);
    loading.then(
      ([auth, { AuthPanel }]) => setLoaded({ auth, Panel: AuthPanel }),
      async () => (await reloadStalePage()) || setLoaded("failed"),
    );
  }, [authOptions]);

  const auth = typeof loaded === "object" ? loaded.auth : undefined;
  useEffect(() => {
    if (!auth) return undefined;
    let timer: NodeJS.Timeout | undefined;
    let isGone = false;
    const resume = async () => {
      const confirmed = await auth.confirm();
      onConfirmed(confirmed);
      // Retry only while unreachable. After any other result the operator may be halfway through signing in.
      if (confirmed === "unreachable" && !isGone)
        timer = setTimeout(() => void resume(), ASK_AGAIN_MS);
      return confirmed;
    };
    const begin = async () => {
      // Sign out of the service if its session can no longer open the inbox.
      if (auth.hasSession() && USELESS_AFTER.has(await resume())) await auth.leave();
      setIsResuming(false);
    };
    void begin();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [auth, onConfirmed]);

  return (
    <section aria-labelledby="with-account" className="min-h-88 noscript:hidden">
      <h2 id="with-account" className="font-sans text-small text-quiet">
        With your account
      </h2>
      {loaded === "failed" && (
        <output className="mt-6 block text-small">
          Signing in with an account could not be loaded. Please load the page again.
        </output>
      )}
      {typeof loaded === "object" && !isResuming && (
        <loaded.Panel auth={loaded.auth} onOpened={onOpened} />
      )}
      {loaded !== "failed" && (!loaded || isResuming) && (
        <output className="mt-6 block text-small text-quiet">One moment…</output>
      )}
    </section>
  );
}
