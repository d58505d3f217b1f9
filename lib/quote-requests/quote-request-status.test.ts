import { expect, test } from "vitest";
import {
  isDismissed,
  legalTransitions,
  statusBeforeDismissal,
  STATUSES,
} from "./quote-request-status.ts";

test.each([
  ["pending", ["in_review", "quoted", "spam", "archived"]],
  ["in_review", ["quoted", "pending", "spam", "archived"]],
  ["quoted", ["won", "lost", "pending", "in_review", "spam", "archived"]],
  ["won", ["quoted", "spam", "archived"]],
  ["lost", ["quoted", "spam", "archived"]],
  ["spam", ["quoted", "archived"]],
  ["archived", ["quoted", "spam"]],
  ["unheard of", ["spam", "archived"]],
])("allows transitions from %s to %j", (status, legal) => {
  expect(legalTransitions(status, "quoted")).toEqual(legal);
});

test("allows every change to be undone", () => {
  for (const from of STATUSES.filter((status) => !isDismissed(status)))
    for (const to of legalTransitions(from, "pending"))
      expect(legalTransitions(to, from), `${from} to ${to}`).toContain(from);
  for (const from of STATUSES.filter(isDismissed))
    for (const to of legalTransitions(from, "quoted"))
      expect(legalTransitions(to, "quoted"), `${from} to ${to}`).toContain(from);
});

test("restores the status before any number of dismissals", () => {
  expect(statusBeforeDismissal([])).toBe("pending");
  expect(statusBeforeDismissal([step("pending", "spam")])).toBe("pending");
  expect(
    statusBeforeDismissal([
      step("pending", "in_review"),
      step("in_review", "archived"),
      step("archived", "spam"),
    ]),
  ).toBe("in_review");
  expect(
    statusBeforeDismissal([
      step("pending", "spam"),
      step("spam", "pending"),
      step("pending", "in_review"),
      step("in_review", "spam"),
    ]),
  ).toBe("in_review");
});

function step(fromValue: string, toValue: string) {
  return { fromValue, toValue };
}
