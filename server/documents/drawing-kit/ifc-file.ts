import { createHash } from "node:crypto";
import type { Point } from "#lib/details/detail-types.ts";

/** An outline in plan, extruded upward; all in millimeters. */
export type Prism = { outline: readonly Point[]; z: number; height: number };

export type IfcObject = {
  kind: "IFCDOOR" | "IFCWINDOW" | "IFCCOVERING" | "IFCFURNITURE";
  name: string;
  description: string;
  size: { width: number; height: number };
  prisms: readonly Prism[];
  material: string;
  /** By property set; what only the owner's test report can say is undefined, with why in its name's place. */
  properties: Record<string, Record<string, string | undefined>>;
};

const OPEN = "Left open: from the test report of the unit as ordered";
const GUID_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$";

/** Objects beside each other in one building, as IFC 4 (ISO 16739) in STEP's text form (ISO 10303-21). */
export function ifcOf(project: string, maker: string, objects: readonly IfcObject[]): string {
  const lines: string[] = [];
  const add = (entity: string): string => {
    lines.push(`#${lines.length + 1}=${entity};`);
    return `#${lines.length}`;
  };
  const guid = (name: string) => `'${globalId(`${project} ${name}`)}'`;
  const origin = add("IFCCARTESIANPOINT((0.,0.,0.))");
  const up = add("IFCDIRECTION((0.,0.,1.))");
  const axes = add(`IFCAXIS2PLACEMENT3D(${origin},$,$)`);
  const units = add(
    `IFCUNITASSIGNMENT((${[
      add("IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)"),
      add("IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.)"),
      add("IFCSIUNIT(*,.VOLUMEUNIT.,$,.CUBIC_METRE.)"),
      add("IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.)"),
    ].join()}))`,
  );
  const context = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,${axes},$)`);
  const body = add(
    `IFCGEOMETRICREPRESENTATIONSUBCONTEXT('Body','Model',*,*,*,*,${context},$,.MODEL_VIEW.,$)`,
  );
  const root = add(
    `IFCPROJECT(${guid("project")},$,${text(project)},$,$,$,$,(${context}),${units})`,
  );
  const place = add(`IFCLOCALPLACEMENT($,${axes})`);
  const site = add(`IFCSITE(${guid("site")},$,'Site',$,$,${place},$,$,.ELEMENT.,$,$,$,$,$)`);
  const building = add(
    `IFCBUILDING(${guid("building")},$,'Building',$,$,${place},$,$,.ELEMENT.,$,$,$)`,
  );
  const storey = add(
    `IFCBUILDINGSTOREY(${guid("storey")},$,'Storey',$,$,${place},$,$,.ELEMENT.,0.)`,
  );
  for (const [whole, part] of [
    [root, site],
    [site, building],
    [building, storey],
  ] as const)
    add(`IFCRELAGGREGATES(${guid(`${whole} of ${part}`)},$,$,$,${whole},(${part}))`);

  let x = 0;
  const placed = objects.map((object) => {
    const { name, kind, description, size, prisms, material, properties } = object;
    const solids = prisms.map((prism) => add(solidOf(prism, add, up)));
    const shape = add(
      `IFCPRODUCTDEFINITIONSHAPE($,$,(${add(
        `IFCSHAPEREPRESENTATION(${body},'Body','SweptSolid',(${solids.join()}))`,
      )}))`,
    );
    const at = add(`IFCCARTESIANPOINT((${real(x)},0.,0.))`);
    const placement = add(`IFCLOCALPLACEMENT(${place},${add(`IFCAXIS2PLACEMENT3D(${at},$,$)`)})`);
    x += size.width + 500;
    const common = `${guid(name)},$,${text(name)},${text(description)}`;
    const where = `${placement},${shape},$`;
    const measures = `${real(size.height)},${real(size.width)}`;
    const entity = {
      IFCDOOR: `IFCDOOR(${common},$,${where},${measures},.DOOR.,.SINGLE_SWING_LEFT.,$)`,
      IFCWINDOW: `IFCWINDOW(${common},$,${where},${measures},.WINDOW.,.SINGLE_PANEL.,$)`,
      IFCCOVERING: `IFCCOVERING(${common},$,${where},.CLADDING.)`,
      IFCFURNITURE: `IFCFURNITURE(${common},'Cabinet',${where},.USERDEFINED.)`,
    }[kind];
    const element = add(entity);
    add(
      `IFCRELASSOCIATESMATERIAL(${guid(`${name} material`)},$,$,$,(${element}),${add(
        `IFCMATERIAL(${text(material)},$,'wood')`,
      )})`,
    );
    const sets = { Pset_ManufacturerTypeInformation: { Manufacturer: maker }, ...properties };
    for (const [set, values] of Object.entries(sets)) {
      const singles = Object.entries(values).map(([key, value]) =>
        add(
          value === undefined
            ? `IFCPROPERTYSINGLEVALUE(${text(key)},${text(OPEN)},$,$)`
            : `IFCPROPERTYSINGLEVALUE(${text(key)},$,IFCLABEL(${text(value)}),$)`,
        ),
      );
      const propertySet = add(
        `IFCPROPERTYSET(${guid(`${name} ${set}`)},$,${text(set)},$,(${singles.join()}))`,
      );
      add(
        `IFCRELDEFINESBYPROPERTIES(${guid(`${name} has ${set}`)},$,$,$,(${element}),${propertySet})`,
      );
    }
    return element;
  });
  add(`IFCRELCONTAINEDINSPATIALSTRUCTURE(${guid("content")},$,$,$,(${placed.join()}),${storey})`);
  return [
    "ISO-10303-21;",
    "HEADER;",
    "FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');",
    `FILE_NAME(${text(`${project}.ifc`)},'',(''),(${text(maker)}),'','','');`,
    "FILE_SCHEMA(('IFC4'));",
    "ENDSEC;",
    "DATA;",
    ...lines,
    "ENDSEC;",
    "END-ISO-10303-21;",
    "",
  ].join("\n");
}

function solidOf(
  { outline, z, height }: Prism,
  add: (entity: string) => string,
  up: string,
): string {
  const points = outline.map(([x, y]) => add(`IFCCARTESIANPOINT((${real(x)},${real(y)}))`));
  const curve = add(`IFCPOLYLINE((${[...points, points[0]].join()}))`);
  const profile = add(`IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,${curve})`);
  const foot = add(`IFCAXIS2PLACEMENT3D(${add(`IFCCARTESIANPOINT((0.,0.,${real(z)}))`)},$,$)`);
  return `IFCEXTRUDEDAREASOLID(${profile},${foot},${up},${real(height)})`;
}

/** STEP's reals have a point. */
function real(value: number): string {
  return Number.isInteger(value) ? `${value}.` : String(value);
}

/** STEP's strings: quotes doubled, and what is not ASCII in UTF-16 between \X2\ and \X0\. */
function text(value: string): string {
  const encoded = value
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "''")
    .replaceAll(/[^\u0020-\u007e]+/g, (others) => {
      const units = [...Array(others.length).keys()].map((index) =>
        others.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0"),
      );
      return `\\X2\\${units.join("")}\\X0\\`;
    });
  return `'${encoded}'`;
}

/** IFC's compressed identifier of 128 bits, the same for the same name. */
function globalId(name: string): string {
  const bits = BigInt(`0x${createHash("sha256").update(name).digest("hex").slice(0, 32)}`);
  return Array.from({ length: 22 }, (_, place) => {
    const digit = Number((bits >> BigInt(6 * (21 - place))) & 63n);
    return GUID_DIGITS[digit];
  }).join("");
}
