import { dueStateOf, dueTimeOf, dueText, quotedText } from "#lib/inbox/due-time.ts";
import { cn } from "#lib/styles/class-names.ts";
import { fullTime } from "#components/inbox/data/inbox-labels.ts";
import { useEffect, useState } from "react";

type DueTimeProps = { status: string; createdAt: string; className?: string };

/** Late shows in weight and text, not only in color. */
export function DueTime({ status, createdAt, className }: DueTimeProps) {
  const request = { status, createdAt: new Date(createdAt) };
  const now = useNow();
  const text = dueText(request, now);
  const state = dueStateOf(request, now);
  const due = dueTimeOf(request)?.toISOString();
  if (!text || !due) return null;
  return (
    <time
      dateTime={due}
      title={`Quote promised until ${fullTime(due)}`}
      data-due={state}
      className={cn(
        "whitespace-nowrap tabular-nums",
        state === "on time" ? "text-quiet" : "text-ink",
        // The font has one weight; a stroke makes it heavier.
        state === "late" && "[-webkit-text-stroke-width:0.4px]",
        className,
      )}
    >
      {text}
    </time>
  );
}

type PromisedTimeProps = { status: string; createdAt: string; quotedAt: string | null };

export function PromisedTime({ status, createdAt, quotedAt }: PromisedTimeProps) {
  if (quotedAt)
    return (
      <p className={LINE}>
        <time dateTime={quotedAt} title={fullTime(quotedAt)}>
          {quotedText(new Date(createdAt), new Date(quotedAt))}
        </time>
      </p>
    );
  const due = dueTimeOf({ status, createdAt: new Date(createdAt) });
  if (!due) return null;
  return (
    <p className={LINE}>
      <DueTime
        status={status}
        createdAt={createdAt}
        className="inline-block first-letter:uppercase"
      />
      <span className="text-quiet">{`, promised until ${fullTime(due.toISOString())}`}</span>
    </p>
  );
}

const LINE = "mt-1 text-label tabular-nums max-lg:pr-16";

const MINUTE_MS = 60_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, MINUTE_MS);
    // A background tab or a sleeping computer has missed ticks.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}
