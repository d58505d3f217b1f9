import type { Status } from "#lib/quote-requests/quote-request-status.ts";

type Outcome = { status: string; dismissedFrom: string; count: number };

/** `count` reached this step; of those, `archived` are archived now. */
export type FunnelStep = {
  step: string;
  statuses: readonly Status[];
  count: number;
  archived: number;
};

const SPAM: Status = "spam";
const ARCHIVED: Status = "archived";

const STEPS = [
  { step: "Received", statuses: ["pending", "in_review", "quoted", "won", "lost"] },
  { step: "In review", statuses: ["in_review", "quoted", "won", "lost"] },
  { step: "Quoted", statuses: ["quoted", "won", "lost"] },
  { step: "Won", statuses: ["won"] },
  { step: "Lost", statuses: ["lost"] },
] as const satisfies readonly { step: string; statuses: readonly Status[] }[];

/** Without spam; an archived quote request counts by its status before dismissal. */
export function funnelOf(outcomes: readonly Outcome[]): FunnelStep[] {
  const received = outcomes.filter(({ status }) => status !== SPAM);
  return STEPS.map(({ step, statuses }, index) => {
    const reached = received.filter(
      ({ status, dismissedFrom }) =>
        index === 0 ||
        statuses.some((each) => each === (status === ARCHIVED ? dismissedFrom : status)),
    );
    return {
      step,
      statuses,
      count: sum(reached),
      archived: sum(reached.filter(({ status }) => status === ARCHIVED)),
    };
  });
}

function sum(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((total, { count }) => total + count, 0);
}
