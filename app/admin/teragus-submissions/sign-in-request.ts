import "server-only";
import { headers } from "next/headers";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { clientOf } from "#server/http/client-address.ts";
import { requestContext } from "#server/observability/log.ts";
import { passedRequestId } from "#server/observability/request-id.ts";

/** Runs an action within a visitor's time, with the request's id in its log lines. */
export async function inRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const requestId = passedRequestId(await headers());
  return requestContext().run({ requestId }, () => withDeadline(VISITOR_LIMIT_MS, work));
}

/** Whose limits apply. */
export async function requestAddress(): Promise<string> {
  return clientOf(await headers());
}

/** When the next try counts, as an ISO time; empty if at once. */
export function nextTry(seconds: number | undefined): { nextTryAt?: string } {
  if (seconds === undefined) return {};
  return { nextTryAt: new Date(Date.now() + seconds * 1_000).toISOString() };
}

/** A text field of the form; a forged request may send a file or no form at all. */
export function fieldText(form: unknown, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value : "";
}

/** The app's code or, if there is none, the recovery code. */
export function codeOf(form: unknown): string {
  return fieldText(form, "code").trim() || fieldText(form, "recovery-code");
}
