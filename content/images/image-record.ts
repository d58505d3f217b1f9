/** The folder of `public/images` that a picture's files lie in; it also chooses their widths and quality. */
export type ImageSubject =
  | "hero"
  | "products"
  | "species"
  | "panels"
  | "collections"
  | "asset-classes"
  | "doors-windows"
  | "projects"
  | "company"
  | "intervals"
  | "intervals-tall"
  | "details";

/** A part of a master, as fractions of its width and height. */
type ImageCrop = { left: number; top: number; width: number; height: number };

/** What the site knows of a picture before its files are made. */
export type ImageRecord = {
  /** Name of the file in `studio/masters`, without its ending. */
  master: string;
  subject: ImageSubject;
  /** What an architect would say is seen. */
  alt: string;
  /** Species, finish and width, or what the layout can show beneath the picture. */
  caption: string;
  /** Whether it could be taken for a built project, so that the layout says "Visualization". */
  visualization: boolean;
  /** Marks what is not the owner's own picture. `npm run owner` lists it. */
  sample?: true;
  crop?: ImageCrop;
};
