import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import {
  cabinetDetails,
  cabinetParts,
  doorDetail,
  panelDetails,
  windowDetail,
} from "#content/drawings/detail-records.ts";
import { products } from "#content/products/product-list.ts";
import { wallPanels } from "#content/products/wall-panels.ts";
import { details, LAYERS } from "./kit-details.ts";
import { drawingKit } from "./drawing-kit.ts";
import { dxfOf } from "./dxf-file.ts";
import { ifcOf } from "./ifc-file.ts";
import { objects } from "./ifc-objects.ts";
import { findEzdxf, readDxf, type ReadDxf } from "./test-ezdxf.ts";
import { hasWebIfc, readIfc } from "./test-web-ifc.ts";
import { panelTextures, speciesTextures, TEXTURE_PIXELS } from "./kit-textures.ts";

const drawings = Object.values(details).flatMap((make) => make());

describe("sizes", () => {
  it("are those of the specification where it names one", () => {
    const specified = JSON.stringify(products);
    expect(specified).toContain('"35, 44, 57 mm"');
    expect([35, 44, 57]).toContain(doorDetail.leaf.thickness);
    expect(doorDetail.leaf.width).toBeLessThanOrEqual(1_372);
    expect(doorDetail.leaf.height).toBeLessThanOrEqual(2_743);
    expect(windowDetail.unit.width).toBeLessThanOrEqual(1_524);
    expect([25, 35]).toContain(windowDetail.glass);
    expect([18, 19]).toContain(cabinetParts.carcass);
    const panels = wallPanels.sections.find((section) => section.kind === "samples")?.items ?? [];
    for (const { slug, values } of panels)
      expect(values[0].metric, slug).toBe(`${panelDetails[slug].thickness} mm`);
  });
});

describe.skipIf(!findEzdxf())("DXF, as ezdxf reads it", () => {
  let folder: string;
  let found: Map<string, ReadDxf>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dxf-"));
    const paths = drawings.map(({ name }) => join(folder, `${name}.dxf`));
    for (const [index, drawing] of drawings.entries())
      await writeFile(paths[index] ?? "", dxfOf(drawing, "Typical."));
    found = new Map(readDxf(paths).map((read, index) => [drawings[index]?.name ?? "", read]));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is of release 2018 in millimeters, has nothing to mend and only the named layers", () => {
    expect(found.size).toBe(drawings.length);
    for (const [name, { version, units, problems, layers }] of found) {
      expect([version, units, problems], name).toEqual(["R2018", 4, 0]);
      for (const layer of layers) expect(Object.keys(LAYERS)).toContain(layer);
    }
  });

  it("is as large as the records, and says so in its dimensions", () => {
    const { leaf } = doorDetail;
    expect(found.get("door-elevation")?.dimensions).toEqual(
      expect.arrayContaining([leaf.width, leaf.height]),
    );
    expect(found.get("window-elevation")?.dimensions).toEqual(
      expect.arrayContaining([windowDetail.unit.width, windowDetail.unit.height]),
    );
    for (const [slug, { thickness }] of Object.entries(panelDetails))
      expect(found.get(`panel-${slug}`)?.size[1], slug).toBeCloseTo(thickness);
    for (const [slug, { width, height, depth }] of Object.entries(cabinetDetails))
      expect(found.get(slug)?.dimensions, slug).toEqual(
        expect.arrayContaining([width, height, depth]),
      );
  });
});

describe.skipIf(!hasWebIfc())("IFC, as web-ifc reads it", () => {
  it.each(products.filter(({ slug }) => objects[slug]().length > 0))(
    "is IFC 4 with the sizes of $name",
    async ({ slug }) => {
      const made = objects[slug]();
      const { schema, sizes } = await readIfc(Buffer.from(ifcOf(slug, company.name, made)));
      expect(schema).toBe("IFC4");
      expect(Object.keys(sizes).toSorted()).toEqual(made.map(({ name }) => name).toSorted());
      for (const { name, size } of made)
        expect(sizes[name]?.slice(0, 2), name).toEqual([size.width, size.height]);
    },
  );
});

it("leaves open in the IFC file what only a test report says, and escapes names", () => {
  const file = ifcOf("Türen", "Söhne & O'Neil", objects["doors-windows"]());
  expect(file).toContain(
    "IFCPROPERTYSINGLEVALUE('FireRating','Left open: from the test report of the unit as ordered',$,$)",
  );
  expect(file).toContain("IFCLABEL('S\\X2\\00F6\\X0\\hne & O''Neil')");
  expect(file).toMatch(/'U-factor',\$,IFCLABEL\('0\.20/);
  const guids = file.match(/\('[0-9A-Za-z_$]{22}'/g) ?? [];
  expect(new Set(guids).size).toBe(guids.length);
});

describe("textures", () => {
  it("show each species and panel type, and repeat without a seam", async () => {
    const textures = [...(await speciesTextures()), ...(await panelTextures())];
    expect(textures).toHaveLength(12);
    for (const { title, size, files } of textures) {
      expect(size, title).toBeGreaterThan(900);
      expect(files, title).toHaveLength(3);
      for (const { name, content } of files) {
        const { data, info } = await sharp(content)
          .toColorspace("b-w")
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height], name).toEqual([TEXTURE_PIXELS, TEXTURE_PIXELS]);
        const step = (a: number, b: number) => {
          let sum = 0;
          for (let y = 0; y < TEXTURE_PIXELS; y += 1)
            sum += Math.abs(
              (data[y * TEXTURE_PIXELS + a] ?? 0) - (data[y * TEXTURE_PIXELS + b] ?? 0),
            );
          return sum / TEXTURE_PIXELS;
        };
        const steps = Array.from({ length: 200 }, (_, index) => step(index * 10, index * 10 + 1));
        expect(step(TEXTURE_PIXELS - 1, 0), name).toBeLessThanOrEqual(Math.max(...steps) + 4);
      }
    }
  }, 60_000);
});

it("makes a kit once, however many ask for it, and lists in it what it holds", async () => {
  const [product] = products;
  const asked = await Promise.all(Array.from({ length: 100 }, () => drawingKit(product)));
  expect(new Set(asked).size).toBe(1);
  const text = asked[0]?.toString("latin1") ?? "";
  for (const name of ["README.txt", "dxf/plank-joint.dxf", "textures/teak-height.jpg"])
    expect(text).toContain(`hardwood-flooring/${name}`);
  expect(text).toContain("Teak: 1024");
}, 30_000);
