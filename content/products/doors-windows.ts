import type { ProductRecord } from "#content/types.ts";

export const doorsWindows = {
  slug: "doors-windows",
  path: "/products/doors-windows",
  parent: "/products",
  name: "Doors and windows",
  title: "Doors and windows: entry, interior, sliding, hardware",
  description:
    "Wood doors and windows made to opening size: Energy Star rated, hurricane tested, with multi-point locking.",
  card: {
    title: "Doors and windows",
    description: "Entry and interior doors, windows and glazed walls, made to the opening.",
    picture: "product-doors-windows",
    specs: ["Energy Star rated", "Hurricane tested", "Multi-point locking"],
  },
  modified: "2026-11-22",
  sections: [
    {
      kind: "opening",
      title: "Doors and windows",
      lead: "Entry and interior doors, windows and glazed walls, made to the opening and delivered with their hardware.",
      back: { label: "Back to Products", href: "/products" },
      picture: "product-doors-windows",
      bleed: "left",
      figures: [
        { value: "Energy Star", label: "rated", description: "by climate zone" },
        { value: "Hurricane", label: "tested", description: "impact and cycling" },
        { value: "Multi-point", label: "locking" },
      ],
      contents: [
        { label: "Services", anchor: "services" },
        { label: "Projects", anchor: "projects" },
        { label: "Certification", anchor: "certification" },
      ],
      actions: [
        { kind: "quote", label: "Request a Quote" },
        { kind: "contact", label: "Request Information" },
        { kind: "file", label: "Spec sheet", href: "/products/doors-windows/spec-sheet.pdf" },
      ],
    },
    {
      kind: "samples",
      id: "services",
      layout: "plates",
      title: "Six services",
      lead: "One schedule for every opening in the building, from the front door to its hinge.",
      items: [
        {
          name: "Entry doors",
          picture: "service-entry-doors",
          characteristics: "Insulated core, engineered stiles, multi-point locking",
          applications: "Residences, clubs, hotel porte-cochères",
        },
        {
          name: "Interior doors",
          picture: "service-interior-doors",
          characteristics: "Flush, panel or pocket; frames to the wall's thickness",
          applications: "Suites, apartments, offices",
        },
        {
          name: "Windows",
          picture: "service-windows",
          characteristics: "Casement, tilt-and-turn or fixed; U-factor per unit size",
          applications: "New build, replacement, heritage profiles",
        },
        {
          name: "French doors",
          picture: "service-french-doors",
          characteristics: "Paired leaves with slim meeting stiles and a low threshold",
          applications: "Terraces, gardens, restaurants",
        },
        {
          name: "Sliding walls",
          picture: "service-sliding-walls",
          characteristics: "Lift-and-slide panels on a drained, flush track",
          applications: "Villas, resorts, showrooms",
        },
        {
          name: "Hardware",
          picture: "service-hardware",
          characteristics: "Locks, hinges and pulls, keyed and finished as one set",
          applications: "Master-key suites, access control, refits",
        },
      ],
    },
    {
      kind: "projects",
      id: "projects",
      title: "Featured projects",
      items: [
        {
          title: "Oak Entrance Hall",
          location: "Aspen, Colorado",
          year: "2023",
          picture: "project-entrance-oak",
          type: "Private residence",
          size: "14 openings",
          materials: "White oak entry set, brass pulls",
        },
        {
          title: "Garden Room",
          location: "Surrey, United Kingdom",
          year: "2022",
          picture: "project-french-doors",
          type: "Residence extension",
          size: "6 pairs of French doors",
          materials: "Engineered oak, low-emissivity double glazing",
        },
        {
          title: "Lake Pavilion",
          location: "Muskoka, Ontario",
          year: "2024",
          picture: "project-window-wall",
          type: "Resort pavilion",
          size: "86 ft (26 m) of window wall",
          materials: "Oak lift-and-slide panels, bronze track",
        },
      ],
    },
    {
      kind: "certifications",
      id: "certification",
      title: "Ratings to read before you order",
      lead: "A rating belongs to a size and a glass. Ask for the label of your unit, not of the range.",
      items: [
        {
          name: "Energy Star",
          description: "Rated by climate zone on U-factor and solar heat gain (SHGC).",
        },
        {
          name: "NFRC",
          description: "The method behind the label: U-factor, SHGC, visible transmittance.",
        },
        {
          name: "ASTM E1886 and E1996",
          description: "Hurricane tested: missile impact, then pressure cycling.",
        },
        {
          name: "FSC Chain of Custody",
          description: "Certified stiles, rails and frames, traced to the invoice.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Send the door and window schedule.",
      lead: "As PDF or XLSX, with the form. We price it line by line, hardware included, in 24–48 hours.",
      actions: [
        { kind: "quote", label: "Start Your Project" },
        { kind: "contact", label: "Schedule Consultation" },
      ],
    },
  ],
} as const satisfies ProductRecord;
