import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import { loadDraft, loadDraftFiles, removeDraft, saveDraft, saveDraftFiles } from "./form-draft.ts";

const at = (pathname: string) => originOf({ pathname, search: "" });
const panels = at("/products/wall-panels");
const cabinets = at("/products/custom-cabinets");
const office = at("/asset-classes/office");
/** An empty form as the browser reads it. */
const empty = { name: "", timeline: "" as const, productCategories: [] };

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

test("starts a draft with the page's choices", () => {
  expect(loadDraft(panels).values).toEqual({ productCategories: ["wall-panels"] });
  expect(loadDraft(office).values).toEqual({ projectType: "office-building" });
  expect(loadDraft().values).toEqual({});
});

test("prefers the draft over another page in each filled field", () => {
  const draft = loadDraft(panels);
  saveDraft({ ...draft, values: { ...empty, name: "Ana", productCategories: ["wall-panels"] } });
  expect(loadDraft(cabinets).values).toMatchObject({ productCategories: ["wall-panels"] });
  expect(loadDraft(office)).toMatchObject({
    idempotencyKey: draft.idempotencyKey,
    values: {
      name: "Ana",
      projectType: "office-building",
      productCategories: ["wall-panels"],
    },
  });
});

test("does not restore a choice that was removed on its page", () => {
  saveDraft({ ...loadDraft(panels), values: empty });
  expect(loadDraft(panels).values).toEqual(empty);
  expect(loadDraft(cabinets).values).toEqual({
    ...empty,
    productCategories: ["custom-cabinets"],
  });
});

const plan = { id: crypto.randomUUID(), name: "plan.pdf", size: 10, lastModified: 1 };

test("keeps files per draft, and none for a draft without files", () => {
  const draft = loadDraft();
  saveDraft(draft);
  expect(loadDraftFiles(draft.idempotencyKey)).toEqual([]);
  saveDraftFiles(draft.idempotencyKey, [plan]);
  // Later edits do not change them.
  saveDraft({ ...draft, values: empty });
  expect(loadDraftFiles(draft.idempotencyKey)).toEqual([plan]);
  expect(loadDraftFiles(crypto.randomUUID())).toEqual([]);
  removeDraft();
  expect(loadDraftFiles(draft.idempotencyKey)).toEqual([]);
});

test("puts the choice before the specifications, updates it and does not restore it after removal", () => {
  const teak = "Samples: Teak (hardwood flooring)";
  const both = "Samples: Teak (hardwood flooring); Ash (hardwood flooring)";
  const draft = loadDraft(panels, teak);
  expect(draft.values.specifications).toBe(teak);

  saveDraft({ ...draft, values: { ...draft.values, specifications: `${teak}\nWide planks` } });
  expect(loadDraft(panels, both).values.specifications).toBe(`${both}\nWide planks`);
  expect(loadDraft(panels).values.specifications).toBe("Wide planks");

  saveDraft({ ...draft, values: { ...draft.values, specifications: "Wide planks" } });
  expect(loadDraft(panels, teak).values.specifications).toBe("Wide planks");
});

test("adds an image's text and product to the draft and keeps them without the image", () => {
  const asked = cabinets && { ...cabinets, isAdded: true };
  const first = "From the image tool: Kitchen";
  const draftOfPanels = loadDraft(panels);
  const values = { ...draftOfPanels.values, specifications: "Wide planks" };
  saveDraft({ ...draftOfPanels, values });

  const draft = loadDraft(asked, "", first);
  expect(draft.values).toMatchObject({
    productCategories: ["wall-panels", "custom-cabinets"],
    specifications: `${first}\nWide planks`,
  });
  saveDraft(draft);
  expect(loadDraft(panels, "Samples: Teak").values.specifications).toBe(
    `Samples: Teak\n${first}\nWide planks`,
  );
  expect(loadDraft(panels).values.specifications).toBe(`${first}\nWide planks`);

  const second = "From the image tool: Study wall";
  expect(loadDraft(asked, "", second).values.specifications).toBe(`${second}\nWide planks`);

  const edited = `${first}, but in ash\nWide planks`;
  saveDraft({ ...draft, values: { ...draft.values, specifications: edited } });
  expect(loadDraft(panels).values.specifications).toBe(edited);
});
