/** Words for generated data. Domains and phone numbers are reserved for documentation and fiction. */

export const places = [
  {
    first: ["James", "Olivia", "Michael", "Grace", "Daniel", "Hannah", "Thomas", "Rebecca"],
    last: ["Clarke", "O’Brien", "Whitfield", "Hughes", "Okafor", "Bennett", "Marlowe", "Sterling"],
    company: ["Developments Ltd", "Hotels plc", "Interiors", "Architects LLP"],
    phone: "+44 20 7946 0###",
  },
  {
    first: ["Emily", "Jacob", "Madison", "Ethan", "Ashley", "Carlos", "Jasmine", "Tyler"],
    last: ["Hernandez", "Miller", "Nguyen", "Washington", "Goldberg", "Carter", "Ramirez", "Reed"],
    company: ["Design Build", "Hospitality Group", "Homes Inc.", "Retail Partners"],
    phone: "+1 (312) 555-01##",
  },
  {
    first: [
      "Jonas",
      "Katharina",
      "Lukas",
      "Anneliese",
      "Jürgen",
      "Friederike",
      "Matthias",
      "Ulrike",
    ],
    last: ["Weber", "Schäfer", "Müller", "Vogel", "Brückner", "Hoffmann", "Strauß", "Keller"],
    company: ["Objekt GmbH", "Bau AG", "Innenausbau GmbH & Co. KG", "Architekten"],
    phone: "+49 30 2312 5###",
  },
  {
    first: ["Ana Lucía", "Santiago", "Inés", "Mateo", "Beatriz", "Joaquín", "Lucía", "Andrés"],
    last: ["Ferreira", "Núñez", "García", "Castellanos", "Ibáñez", "Domínguez", "Peña", "Quiroga"],
    company: ["Estudio", "Promociones SL", "Hoteles", "Arquitectura"],
    phone: "+34 910 020 ###",
  },
  {
    first: ["Chloé", "Étienne", "Margaux", "Baptiste", "Océane", "Thibault", "Inès", "Gaspard"],
    last: ["Lefèvre", "Moreau", "Dubois", "Garnier", "Chevalier", "Rousseau", "Marchand", "Besson"],
    company: ["Agencement SARL", "Hôtels & Résidences", "Ateliers", "Promotion"],
    phone: "+33 1 99 00 ## ##",
  },
  {
    first: ["Sofia", "Lorenzo", "Chiara", "Matteo", "Giulia", "Alessandro", "Elena", "Riccardo"],
    last: ["Rossi", "Conti", "De Luca", "Marchetti", "Ferrari", "Gallo", "Bianchi", "Moretti"],
    company: ["Contract Srl", "Studio", "Arredi SpA", "Immobiliare"],
    phone: "+39 055 012 0###",
  },
  {
    first: ["太郎", "花子", "健一", "美咲", "翔太", "陽子"],
    last: ["青山", "佐藤", "高橋", "中村", "小林", "渡辺"],
    company: ["建設株式会社", "設計事務所", "Interiors KK", "不動産"],
    phone: "+81 3 0000 0###",
  },
  {
    first: ["فاطمة", "محمد", "ليلى", "خالد", "نورة", "يوسف"],
    last: ["الزهراء", "المنصوري", "الهاشمي", "العبدالله", "السويدي", "الراشد"],
    company: ["Marsa Developments", "للتطوير العقاري", "Gulf Resorts", "Contracting LLC"],
    phone: "+971 4 000 0###",
  },
] as const;

export const companyStems = [
  "Harbour",
  "Norte",
  "Aoyama",
  "Linden",
  "Meridian",
  "Copperfield",
  "Solstice",
  "Brightwater",
  "Falk",
  "Alder",
  "Kestrel",
  "Monterosa",
  "Saltmarsh",
  "Verano",
  "Ostrava",
  "Calder",
  "Juniper",
  "Whitestone",
] as const;

export const specifications = [
  "White oak, 7 in wide, matt lacquer, moisture 6-8%.",
  "Fluted walnut panels, Class A, NRC 0.85 or better.",
  "Shaker fronts in sage with soft-close hardware.",
  "Triple glazed, hurricane tested, powder coated in RAL 7016.",
  "Herringbone, 3/4 in, pre-finished, for floor heating.",
  "Slatted acoustic panels behind reception and in the lifts.",
  "Ebonised oak, fingerprint proof, edges lipped in solid wood.",
  "FSC chain of custody needed for every consignment.",
  "Fire doors EI30 with concealed closers and walnut veneer.",
  "Stair nosings and thresholds in the same batch as the boards.",
] as const;

export const messages = [
  "64 suites over nine floors, the show room by March.",
  "Please quote DDP and tell us what fits a 40 ft container.",
  "We are tendering against two others; samples decide it.",
  "The owner has seen your smoked oak and wants nothing else.",
  "A private label programme with our own packaging and barcodes.",
  "Corridors and lobby first, the rooms follow in a second phase.",
  "Could your installer's guide be sent with the samples?",
  "We need a warranty letter addressed to the general contractor.",
  "Site access is narrow: bundles of at most 600 kg.",
  "Who is the specialist for wall panels in our time zone?",
  "The architect asks for BIM objects and a test report.",
  "Flexible on dates, not on the finish.",
] as const;

export const assignees = ["M. Clarke", "S. Rossi", "J. Weber", "A. Ferreira"] as const;
