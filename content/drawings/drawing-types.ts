/** A row of a drawing's list: a mark on it, what it stands for, and how much of it there is. */
export type DrawingKey = {
  /** Its place in the list, from 1 on, if not given. */
  code?: string;
  name: string;
  /** Where the site says more. */
  href?: string;
  detail: string;
  /** Said behind the detail. */
  size?: string;
  amount?: string;
  /** The amount in other units, or what is in it. */
  otherAmount?: string;
  /** An amount that is counted in pieces. */
  pieces?: number;
  /** A pattern of the drawing's file, shown below the code. */
  hatch?: string;
};

/** A cell with a code before its words, or words alone. */
type DrawingCell = string | { code: string; text: string };

export type DrawingTable = {
  kind: "table";
  caption: string;
  /** Aligns the last two columns, or all but the first, at their end: they are numbers. */
  layout?: "counted" | "matrix";
  /** `abbr` is what a code at the head of a column stands for. */
  columns: readonly (string | { text: string; abbr: string })[];
  /** Which column names its row. */
  heading: number;
  rows: readonly (readonly DrawingCell[])[];
  /** The first cell spans the columns that a row is short of. */
  foot?: readonly (readonly string[])[];
};

export type DrawingLegend =
  | { kind: "key"; keys: readonly DrawingKey[] }
  | { kind: "tables"; tables: readonly DrawingTable[] }
  | DrawingTable
  | { kind: "note"; text: string };

/** What stands below a drawing. The drawing itself, with its title and its description, is a file. */
export type DrawingRecord = {
  /** The file's name in content/drawings/, and the prefix of its ids. */
  id: string;
  /** The title block: scale on paper, unit, and what holds for all of it. */
  block: readonly string[];
  /** As wide as the page, enlarged by a tap on a phone; or with its list beside it on a wide screen. */
  layout?: "wide" | "beside";
  legend: readonly DrawingLegend[];
};

/** Which finish each part of a room has. A part without one is made by others. */
export type FinishSchedule = {
  finishes: readonly (DrawingKey & { code: string; hatch: string })[];
  /** Codes with a blank between them; their first letter is the part. */
  rooms: readonly { number: string; name: string; codes: string }[];
};
