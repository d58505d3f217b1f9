import { expect, test } from "vitest";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { products } from "#content/products/product-list.ts";
import { originOf, originOfReferrer } from "./form-origin.ts";
import { quoteRequestSchema } from "./quote-request-schema.ts";

const at = (path: string) => originOf(new URL(path, "https://site.example"));
const typed = { name: "Ana", email: "ana@estudio.example", projectType: "other" };

test.each([...products, ...assetClasses])(
  "takes the origin from $path, also after a link home, as $name",
  ({ slug, path, name }) => {
    const origin = at(path);
    expect(origin).toMatchObject({ slug, name });
    expect(at(`/?from=${slug}#contact`)).toEqual(origin);
    expect(quoteRequestSchema.safeParse({ ...typed, ...origin?.values }).success).toBe(true);
  },
);

test("preselects the product or the project type of the page", () => {
  expect(at("/products/wall-panels")?.values).toEqual({ productCategories: ["wall-panels"] });
  expect(at("/asset-classes/office")?.values).toEqual({ projectType: "office-building" });
});

test.each([
  "/",
  "/about",
  "/products",
  "/products/",
  "/products/gold",
  "/asset-classes/constructor",
  "/elsewhere/products/wall-panels",
  "/?from=",
  "/?from=toString",
  "/?from=__proto__",
  "/?from=multiple-products",
  "/?from=<script>alert(1)</script>",
  "/?from=wall-panels%20",
  "/?product=wall-panels",
])("has no origin at %s", (path) => {
  expect(at(path)).toBeUndefined();
});

test("takes the origin from the referring page", () => {
  expect(originOfReferrer("https://site.example/products/wall-panels")?.slug).toBe("wall-panels");
  for (const none of ["", "about:blank", "/products/wall-panels"])
    expect(originOfReferrer(none)).toBeUndefined();
  expect(at("/products/wall-panels/more")).toBeUndefined();
});
