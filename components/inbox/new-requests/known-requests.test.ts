import { expect, it } from "vitest";
import { NEWS_WINDOW } from "#lib/quote-requests/new-requests-window.ts";
import { isCapped, isUnseen, seenAtFirst, seenWith, unseenOf } from "./known-requests.ts";

const pending = (...ids: number[]) => ids.map((id) => ({ id, status: "pending" }));
const told = (open: number[], dismissed: number[] = []) => ({ open, dismissed, hasMore: false });
/** `count` consecutive ids, descending from `newest`. */
const down = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index);

it("starts with nothing unseen", () => {
  const newRequests = told([5, 4, 2], [3]);
  const seen = seenAtFirst(newRequests, pending(5, 4, 2));
  expect(unseenOf(seen, newRequests, pending(5, 4, 2))).toEqual([]);
  expect(unseenOf(seenAtFirst(newRequests), newRequests, [])).toEqual([]);
});

it("treats requests that arrived between the list and the first response as unseen", () => {
  const newRequests = told([6, 5, 4, 3], [2]);
  const seen = seenAtFirst(newRequests, pending(5, 3));
  expect(unseenOf(seen, newRequests, pending(5, 3))).toEqual([6, 4]);
  expect(unseenOf(seenAtFirst(told([1]), []), told([1]), [])).toEqual([1]);
});

it("does not treat requests older than the list as unseen", () => {
  const newRequests = told(down(200, NEWS_WINDOW));
  expect(unseenOf(seenAtFirst(newRequests, pending(...down(200, 50))), newRequests, [])).toEqual(
    [],
  );
});

it("reports arrivals newest first, including late commits, but no spam", () => {
  const seen = seenAtFirst(told([4, 2]), pending(4, 2));
  expect(unseenOf(seen, told([6, 4, 3, 2], [5]), pending(4, 2))).toEqual([6, 3]);
});

it("reports requests from a list that is newer than the poll, without duplicates", () => {
  const seen = seenAtFirst(told([2]), pending(2));
  expect(unseenOf(seen, told([3, 2]), pending(4, 3, 2))).toEqual([4, 3]);
  const junk = [{ id: 5, status: "spam" }, ...pending(4)];
  expect(unseenOf(seen, told([2], [4]), junk)).toEqual([]);
});

it("reports spam once it is restored, unless already seen", () => {
  const seen = seenAtFirst(told([1], [2]), pending(1));
  expect(unseenOf(seen, told([1], [3, 2]), [])).toEqual([]);
  expect(unseenOf(seen, told([3, 2, 1]), [])).toEqual([3]);
});

it("reports more when a response is full, except for the first", () => {
  expect(isCapped({ ...told(down(1_000, NEWS_WINDOW)), hasMore: true })).toBe(false);
  expect(isCapped({ ...told(down(2_000, 1_000)), hasMore: true })).toBe(true);
  expect(isCapped(told(down(2_000, 999)))).toBe(false);
});

it("forgets shown requests and keeps ids only for the newest", () => {
  const first = seenAtFirst(told(down(1_000, NEWS_WINDOW)));
  expect(first.floor).toBe(1_000 - NEWS_WINDOW);
  const later = told(down(1_030, NEWS_WINDOW + 30));
  expect(unseenOf(first, later, [])).toEqual(down(1_030, 30));
  const shown = seenWith(later, first, [1_032]);
  expect(shown.floor).toBe(1_030 - NEWS_WINDOW);
  expect(shown.ids.size).toBe(NEWS_WINDOW + 1);
  expect(unseenOf(shown, told([1_032, 1_031, ...down(1_030, 90)]), [])).toEqual([1_031]);
  expect([isUnseen(shown, 5), isUnseen(shown, 1_031)]).toEqual([false, true]);
});
