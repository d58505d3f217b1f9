import { readFileSync } from "node:fs";
import { join } from "node:path";
import { translate, type Words } from "#lib/languages/words.ts";

export const DRAWINGS_FOLDER = "content/drawings";

const ATTRIBUTES = ["viewBox", "width", "height", "font-size"] as const;
type Attribute = (typeof ATTRIBUTES)[number];

type DrawingFile = Record<Attribute, string> & {
  title: string;
  description: string;
  /** What is drawn, without the styles that the file has for other viewers. */
  content: string;
};

/** What stands between two tags. */
const TEXT = /(?<=>\s*)[^\s<>](?:[^<>]*[^\s<>])?(?=\s*<)/g;
const ENTITIES = { "&lt;": "<", "&gt;": ">", "&amp;": "&" } as const;

/** A drawing of content/drawings/, its texts in the language. For pages that are built in advance. */
export function readDrawing(id: string, words: Words): DrawingFile {
  const { root, title, description, content } = parts(id);
  const attributes = ATTRIBUTES.map((name) => [
    name,
    new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1] ?? "",
  ]);
  return {
    ...(Object.fromEntries(attributes) as Record<Attribute, string>),
    title: translate(title, words),
    description: translate(description, words),
    content: content.replaceAll(TEXT, (text) => escaped(translate(unescaped(text), words))),
  };
}

/** Every text of a drawing, its title and its description, as they want a translation. */
export function drawingTexts(id: string): string[] {
  const { title, description, content } = parts(id);
  return [title, description, ...[...content.matchAll(TEXT)].map(([text]) => unescaped(text))];
}

/** The file itself but for its texts, which want the site's typefaces. */
export function drawingWithoutTexts(id: string): string {
  return readFile(id).replaceAll(/<text\b[^]*?<\/text>/g, "");
}

function readFile(id: string): string {
  return readFileSync(join(process.cwd(), DRAWINGS_FOLDER, `${id}.svg`), "utf8");
}

function parts(id: string) {
  const [, root, inner] = /(<svg\b[^>]*>)([^]*)<\/svg>/.exec(readFile(id)) ?? [];
  const [title, description] = ["title", "desc"].map((name) =>
    unescaped(new RegExp(`<${name}>([^<]*)</${name}>`).exec(inner ?? "")?.[1] ?? ""),
  );
  if (!root || !inner || !title || !description)
    throw new Error(`${DRAWINGS_FOLDER}/${id}.svg is no SVG with a title and a desc.`);
  const content = inner
    .replaceAll(/<!--[^]*?-->|<(title|desc|style|metadata)\b[^]*?<\/\1>/g, "")
    .replaceAll(/>\s*\n\s*</g, "><")
    .trim();
  return { root, title, description, content };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function unescaped(text: string): string {
  return text.replaceAll(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);
}
