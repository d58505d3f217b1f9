import { expect, it } from "vitest";
import { chooseAnswer } from "./choose-answer.ts";
import type { StaticAnswer } from "./static-files.ts";

const answer = (path: string): StaticAnswer => ({ headers: {}, root: "/", path, bytes: 1 });
const text = { identity: answer("identity"), br: answer("br"), gzip: answer("gzip") };
const icon = { identity: answer("identity"), br: answer("br") };
const picture = { identity: answer("identity") };

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["br;q=0", "identity"],
  ["gzip;q=0, br;q=0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["gzip, *;q=0", "gzip"],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=1, *;q=0", "identity"],
  ["identity, gzip;q=0.5", "identity"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["x-gzip, compress;q=2, ;;;,", "identity"],
])("reads Accept-Encoding: %s", (acceptEncoding, encoding) => {
  // Once more, as it is remembered.
  const answers = [chooseAnswer(text, acceptEncoding), chooseAnswer(text, acceptEncoding)];
  expect(answers.map(({ path }) => path)).toEqual([encoding, encoding]);
  expect(chooseAnswer(picture, acceptEncoding).path).toBe("identity");
});

it("sends what there is, also to whoever takes none of it", () => {
  expect(chooseAnswer(icon, "gzip").path).toBe("identity");
  expect(chooseAnswer(icon, "gzip, br").path).toBe("br");
  expect(chooseAnswer(picture, "identity;q=0").path).toBe("identity");
});
