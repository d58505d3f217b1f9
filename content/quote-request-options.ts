/** The choices of the quote form: the stored slug and what a buyer reads. Areas in square feet and square metres, money in US dollars. */
export const projectTypes = [
  { value: "luxury-residence", label: "Luxury residence" },
  { value: "office-building", label: "Office building" },
  { value: "hospitality-resort", label: "Hospitality or resort" },
  { value: "commercial-retail", label: "Commercial or retail" },
  { value: "real-estate-development", label: "Real estate development" },
  { value: "oem-private-label", label: "OEM or private label" },
  { value: "other", label: "Other" },
] as const;

/** What buyers forget to write and the export team asks for. */
export const specificationsHint =
  "For example: delivery country and port, sizes, finishes, standards";

export const productCategories = [
  { value: "hardwood-flooring", label: "Hardwood flooring" },
  { value: "wall-panels", label: "Wall panels" },
  { value: "custom-cabinets", label: "Custom cabinets" },
  { value: "doors-windows", label: "Doors and windows" },
  { value: "multiple-products", label: "Multiple products" },
  { value: "custom-solution", label: "Custom solution" },
] as const;

export const quantities = [
  { value: "small", label: "Small, under 1,000 sq ft (93 m²)" },
  { value: "medium", label: "Medium, 1,000–5,000 sq ft (93–465 m²)" },
  { value: "large", label: "Large, 5,000–20,000 sq ft (465–1,858 m²)" },
  { value: "enterprise", label: "Enterprise, over 20,000 sq ft (1,858 m²)" },
  { value: "custom", label: "Custom" },
] as const;

export const budgetRanges = [
  { value: "under-50k", label: "Under $50,000" },
  { value: "50k-100k", label: "$50,000–100,000" },
  { value: "100k-250k", label: "$100,000–250,000" },
  { value: "250k-500k", label: "$250,000–500,000" },
  { value: "over-500k", label: "Over $500,000" },
  { value: "discuss", label: "Prefer to discuss" },
] as const;

export const timelines = [
  { value: "immediate", label: "Immediate, under 4 weeks" },
  { value: "1-3-months", label: "1–3 months" },
  { value: "3-6-months", label: "3–6 months" },
  { value: "6-12-months", label: "6–12 months" },
  { value: "over-1-year", label: "Over 1 year" },
  { value: "flexible", label: "Flexible" },
] as const;
