import type { Company } from "#content/record-types.ts";

/** Another company's `content/company.ts`: the tests run with it too, so that no test or page hard-codes ours. */
export const company: Company = {
  name: "Casa Atlântica Materiais",
  slug: "casa-atlantica",
  referencePrefix: "CAM",
  domain: "casa-atlantica.example",
  email: "comercial@casa-atlantica.example",
  phone: { display: "+351 21 000 01 42", href: "tel:+351210000142" },
  address: {
    street: "Rua do Exemplo 100, 4.º",
    city: "Lisbon",
    postalCode: "1000-001",
    countryCode: "PT",
  },
  founded: "1998",
  timeZone: "Europe/Lisbon",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
    zone: "WET",
  },
  linkedin: null,
};
