import { hashSource } from "#server/http/content-security-policy.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
// Never executed, such as JSON-LD.
const DATA_BLOCK = /\stype="application\/(ld\+)?json"/;

/** The start or address of each blocked script. */
export function blockedScripts(html: string, policy: string): string[] {
  const sources = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  // With 'strict-dynamic', browsers ignore 'self'.
  const trustsOwnFiles = sources.includes("'self'") && !sources.includes("'strict-dynamic'");
  return scriptsOf(html)
    .filter(({ isInline, text, nonce }) => {
      if (nonce && sources.includes(`'nonce-${nonce}'`)) return false;
      return isInline ? !sources.includes(hashSource(text)) : !trustsOwnFiles;
    })
    .map(({ attributes, text }) => text.slice(0, 60) || attributes.trim());
}

function scriptsOf(html: string) {
  return [...html.matchAll(SCRIPT)]
    .map(([, attributes = "", text = ""]) => ({
      attributes,
      text,
      isInline: !/\ssrc=/.test(attributes),
      nonce: /\snonce="([^"]+)"/.exec(attributes)?.[1],
    }))
    .filter(({ attributes }) => !DATA_BLOCK.test(attributes));
}
