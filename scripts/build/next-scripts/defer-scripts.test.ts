import { describe, expect, it } from "vitest";
import { classesOf, deferScripts, nameOf, markEnglish } from "./defer-scripts.ts";

const SHARED = {
  pageScript: "chunks/page/own.js",
  main: ["chunks/main.js", "chunks/turbopack.js"],
};

const BOOTSTRAP = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[1]})`;
const START = "(self.__next_f=self.__next_f||[]).push([0])";
const PAYLOAD = `self.__next_f.push([1,"0:[\\"$\\",\\"main\\"]\\n"])`;
const DATA = `<script type="application/ld+json">{"@type":"WebPage"}</script>`;

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const inline = (text: string) => `<script>${text}</script>`;

/** A page in Next 16's form, with the given parts replaced. */
function page(parts: Partial<Record<"head" | "main" | "scripts" | "inline" | "end", string>> = {}) {
  const {
    head = "",
    main = "<main>Oak<!-- --></main>",
    scripts = chunk("turbopack") + chunk("layout"),
    inline: texts = inline(START) + inline(PAYLOAD),
    end = "</body></html>",
  } = parts;
  return [
    `<!DOCTYPE html><html lang="en"><head><link rel="preload" as="font" href="/a.woff2"/>`,
    `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>`,
    `${scripts}${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head>`,
    `<body>${main}${DATA}<script id="_R_">${BOOTSTRAP}</script>${chunk("main")}${texts}${end}`,
  ].join("");
}

const defer = (html: string) => deferScripts("about.html", html, SHARED);

describe("static page", () => {
  it("keeps everything but Next's scripts and gets its own", () => {
    expect(defer(page())).toEqual({
      html: [
        `<!DOCTYPE html><html lang="en"><head><link rel="preload" as="font" href="/a.woff2"/>`,
        `<script src="/_next/static/chunks/page/own.js" async=""></script></head>`,
        `<body><main>Oak</main>${DATA}</body></html>`,
      ].join(""),
    });
  });

  it("keeps text that looks like a script", () => {
    const main = `<main>&lt;script src="/x.js"&gt; <!-- <script>x()</script> --> $&</main>`;
    expect(defer(page({ main })).html).toContain(main);
  });
});

it("reads classes as browsers do", () => {
  const html = '<p class="a &amp;b"></p><template><i class="c\n a"></i></template>';
  expect(classesOf(html)).toEqual(["a", "&b", "c", "a"]);
});

it("names Next's scripts and the inline payload on a page that needs them", () => {
  const { html, payload = "" } = defer(
    page({ main: `<form data-needs-application="draft"><!-- -->` }),
  );
  expect(html).toContain("<!-- -->");
  expect(payload).toBe(`${BOOTSTRAP};\n${START};\n${PAYLOAD};\n`);
  expect(html).toContain(
    `data-scripts="${nameOf(payload)} chunks/turbopack.js chunks/layout.js chunks/main.js"`,
  );
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(nameOf(payload)).toMatch(/^chunks\/page\/[\w-]{16}\.js$/);
});

describe("unknown build output", () => {
  it.each([
    [{ head: inline("track()") }, "begins with track()"],
    [
      { inline: inline(START) + inline(`self.__next_f.push([2,"x"])`) },
      "begins with self.__next_f.push([2",
    ],
    [{ scripts: chunk("turbopack") + `<script src="/x.js"></script>` }, "/x.js"],
    [{ scripts: chunk("layout") }, "turbopack.js is not"],
    [{ main: `<div hidden id="S:0">Oak</div>` }, 'id="S:0"> waits'],
    [{ main: `<template id="B:0"></template>` }, 'id="B:0"> waits'],
  ])("fails with a message for %o", (parts, expected) => {
    expect(() => defer(page(parts))).toThrow(expected);
    expect(() => defer(page(parts))).toThrow(
      /^about\.html is not made as scripts\/build\/next-scripts knows/,
    );
  });
});

it("says that a sentence without a translation is English, also among others", () => {
  const html =
    "<title>Oak, oiled. Eiche</title><p class=a>Oak,\u00a0oiled.</p><p>Eiche. Oak, oiled.";
  expect(markEnglish(html, ["Oak, oiled.", "Eiche"])).toBe(
    '<title>Oak, oiled. Eiche</title><p lang="en" class=a>Oak,\u00a0oiled.</p><p>Eiche. <span lang="en">Oak, oiled.</span>',
  );
  const form = "<form data-needs-application><p>Eiche. Oak, oiled.</p></form>";
  expect(markEnglish(form, ["Oak, oiled."])).toBe(form);
});
