import { actions } from "#content/page-actions.ts";
import { QUOTE_TIME, SUPPORT_TIME } from "#content/claims.ts";
import { inBothUnits, inYears, panelFigures as figures } from "#content/figures/product-figures.ts";
import { samples } from "#content/sample-options.ts";
import { panelDrawings } from "#content/drawings/product-drawings.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { orderRows } from "#content/terms-of-trade.ts";

const { "wall-panels": panelTypes } = samples;

export const wallPanels = {
  slug: "wall-panels",
  path: "/products/wall-panels",
  parent: "/products",
  name: "Wall panels",
  title: "Wall panels: acoustic, fire-rated, custom profiles",
  description: `Wood wall panels with NRC ${figures.noiseReduction}, ${figures.fireClass} fire rating and CAC ${figures.ceilingAttenuation}, in widths of ${inBothUnits(figures.widths)} and custom profiles, with a ${figures.warranty} warranty.`,
  footer: false,
  card: {
    description:
      "Slatted, fluted, veneered and raised panels that quiet a room and meet the fire code.",
    image: "product-wall-panels",
    swatch: "panel-geometric",
    specs: ["Fire-rated", "Sound dampening", "Custom profiles"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Wall panels",
      lead: "Slatted, fluted, veneered and raised panels: sound absorbed, flame spread documented, profiles cut to your section.",
      back: { label: "Back to Products", href: "/products" },
      image: "product-wall-panels",
      bleed: "left",
      opens: "figures",
      figures: [
        { value: figures.headlineNoiseReduction, label: "NRC, headline rating" },
        { value: figures.fireClass, label: "fire rating" },
        { value: figures.ceilingAttenuation, label: "CAC" },
        { value: figures.warranty, label: "warranty" },
      ],
      actions: [
        actions.requestQuote,
        actions.requestInformation,
        { kind: "file", label: "Spec sheet", href: "/products/wall-panels/spec-sheet.pdf" },
      ],
    },
    {
      kind: "features",
      title: "What the wall will do",
      items: [
        `Absorbs speech: NRC ${figures.noiseReduction} by profile and backing, with ${figures.headlineNoiseReduction} as the headline rating.`,
        `Meets ${figures.fireClass}, with a flame spread ${figures.flameSpread}, for corridors and places of assembly.`,
        `Holds sound between rooms that share a plenum: CAC ${figures.ceilingAttenuation}.`,
        `Follows your section: custom profiles up to ${inBothUnits(figures.customWidth)} wide.`,
        `Runs floor to ceiling in one piece, to ${inBothUnits(figures.longest)}.`,
        "Hangs on clips or French cleats, so that a panel comes off again for services.",
      ],
    },
    {
      kind: "drawing",
      id: "drawing",
      label: "Drawing",
      title: "How it hangs",
      lead: "French cleats carry the panel; felt and mineral wool behind it absorb the sound. It lifts off for access to the wall.",
      kit: "Drawing kit: DXF, IFC, textures",
      drawings: panelDrawings,
    },
    {
      kind: "samples",
      id: "panel-types",
      label: "Panel types",
      layout: "plates",
      title: "Six panel types",
      lead: "Each can be made in any species we mill, in veneer or painted.",
      note: "Typical builds. What absorbs does so with its backing and cavity; the report names them.",
      columns: [
        { label: "Thickness", standard: "nominal" },
        { label: "Sound", standard: "ASTM C423" },
      ],
      compare: "Compare two panel types",
      items: [
        {
          slug: "slatted-acoustic",
          name: panelTypes["slatted-acoustic"],
          image: "panel-slatted-acoustic",
          characteristics: "Solid slats on felt; the cavity behind sets the absorption",
          applications: "Lobbies, restaurants, meeting rooms",
          values: [
            { value: "1 in", metric: "25 mm" },
            { value: "Absorbs", metric: "NRC 0.85–0.95" },
          ],
        },
        {
          slug: "fluted",
          name: panelTypes.fluted,
          image: "panel-fluted",
          characteristics: "Half-round profile, continuous across the joint",
          applications: "Reception desks, columns, suites",
          values: [{ value: "1-1/4 in", metric: "32 mm" }, { value: "Scatters" }],
        },
        {
          slug: "flat-veneer",
          name: panelTypes["flat-veneer"],
          image: "panel-flat-veneer",
          characteristics: "Sequence-matched leaves, shadow gap or metal inlay",
          applications: "Boardrooms, libraries, elevator lobbies",
          values: [
            { value: "3/4 in", metric: "19 mm" },
            { value: "Absorbs, perforated", metric: "NRC 0.65–0.85" },
          ],
        },
        {
          slug: "v-groove",
          name: panelTypes["v-groove"],
          image: "panel-v-groove",
          characteristics: "Tongue-and-groove boards, painted or clear",
          applications: "Residences, corridors, coastal resorts",
          values: [{ value: "3/4 in", metric: "19 mm" }, { value: "Reflects" }],
        },
        {
          slug: "raised-and-fielded",
          name: panelTypes["raised-and-fielded"],
          image: "panel-raised",
          characteristics: "Stile-and-rail frame with a floating field",
          applications: "Dining rooms, heritage hotels, clubs",
          values: [{ value: "1 in", metric: "25 mm" }, { value: "Reflects" }],
        },
        {
          slug: "geometric-relief",
          name: panelTypes["geometric-relief"],
          image: "panel-geometric",
          characteristics: "End-grain blocks in stepped depth; scatters sound",
          applications: "Feature walls, retail, auditoria",
          values: [{ value: "1-1/4 in", metric: "32 mm" }, { value: "Scatters" }],
        },
      ],
    },
    { kind: "image-band", image: "interval-flutes" },
    {
      kind: "specification",
      id: "specification",
      label: "Specification",
      title: "Specification",
      note: "Acoustic and fire values depend on profile, backing and mounting; the report names all three.",
      more: { text: "Specification text", href: "/products/wall-panels/specification-text" },
      rows: [
        {
          label: "Noise reduction (NRC)",
          value: figures.noiseReduction,
          note: `headline rating ${figures.headlineNoiseReduction}`,
          standard: "ASTM C423",
        },
        { label: "Fire rating", value: figures.fireClass, standard: "ASTM E84" },
        { label: "Flame spread index", value: figures.flameSpread, standard: "ASTM E84" },
        {
          label: "Ceiling attenuation (CAC)",
          value: figures.ceilingAttenuation,
          standard: "ASTM E1414",
        },
        {
          label: "Widths",
          value: `${figures.widths.value} (up to 12 custom)`,
          metric: `${figures.widths.metric} (up to 305)`,
          standard: "nominal",
        },
        {
          label: "Lengths",
          value: "8, 9, 10, 12, 16 ft",
          metric: "2.44, 2.74, 3.05, 3.66, 4.88 m",
          standard: "nominal",
        },
        {
          label: "Thicknesses",
          value: "3/4, 1, 1-1/4 in",
          metric: "19, 25, 32 mm",
          standard: "nominal",
        },
        { label: "Warranty", value: inYears(figures.warranty) },
      ],
      order: orderRows,
    },
    {
      kind: "certifications",
      id: "certification",
      label: "Certification",
      title: "Tests and marks",
      items: [
        {
          name: `ASTM E84, ${figures.fireClass}`,
          description: `Flame spread ${figures.flameSpread}; smoke developed reported beside it.`,
        },
        {
          name: "ASTM C423",
          description: "Sound absorption in a reverberation room: the source of every NRC.",
        },
        { name: "FSC Chain of Custody", description: "Certified material, traced to the invoice." },
        { name: "PEFC Chain of Custody", description: "The same tracing under the PEFC scheme." },
        { name: "CARB Phase 2 and TSCA Title VI", description: "Formaldehyde limits of cores." },
      ],
    },
    {
      kind: "call-to-action",
      title: "Send an elevation and the reverberation time that you need.",
      lead: `Technical support answers the ${SUPPORT_TIME}; initial quotes take ${QUOTE_TIME}.`,
      actions: [actions.startProject, actions.scheduleConsultation, actions.termsOfTrade],
    },
  ],
} as const satisfies ProductRecord;
