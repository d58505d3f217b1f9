import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import {
  adoptFiles,
  loadDraft,
  loadDraftFiles,
  removeDraft,
  saveDraft,
  saveDraftFiles,
} from "./form-draft.ts";

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

test("a new draft has what its page chooses, and nothing elsewhere", () => {
  expect(loadDraft(panels).values).toEqual({ productCategories: ["wall-panels"] });
  expect(loadDraft(office).values).toEqual({ projectType: "office-building" });
  expect(loadDraft().values).toEqual({});
});

test("a draft wins over another page, in each field that it says something of", () => {
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

test("what a buyer took away on a page stays away there", () => {
  saveDraft({ ...loadDraft(panels), values: empty });
  expect(loadDraft(panels).values).toEqual(empty);
  expect(loadDraft(cabinets).values).toEqual({
    ...empty,
    productCategories: ["custom-cabinets"],
  });
});

test("after a request was sent the page chooses anew", () => {
  saveDraft({ ...loadDraft(panels), values: empty });
  removeDraft();
  expect(loadDraft(panels).values).toEqual({ productCategories: ["wall-panels"] });
});

const plan = { id: crypto.randomUUID(), name: "plan.pdf", size: 10, lastModified: 1 };

test("a draft of an older build has no files, and those of another draft are not its own", () => {
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

test("a form that the page posted keeps its key for the files that came with it", () => {
  const idempotencyKey = crypto.randomUUID();
  const { id, name, size } = plan;
  const draft = adoptFiles(loadDraft(panels), { idempotencyKey, files: [{ id, name, size }] });
  expect(draft).toMatchObject({ idempotencyKey, values: { productCategories: ["wall-panels"] } });
  expect(loadDraftFiles(idempotencyKey)).toMatchObject([{ id, name, size }]);
});

test("what was chosen stands before the specifications, follows the choice, and stays away where it was removed", () => {
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

test("a picture of the image tool adds its words and its product to what is there, and stays where the form opens without it", () => {
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
