/** Prints ADMIN_PASSWORD_HASH; reads the password from standard input, so that no shell history keeps it. */
import { createInterface } from "node:readline/promises";
import { hash } from "@node-rs/argon2";
import { printStartError } from "#server/observability/start-output.ts";
import { weaknessOf } from "#server/auth/password-policy.ts";
import { StartError } from "#server/env/env.ts";

await printHash().catch(printStartError);

async function printHash(): Promise<void> {
  const input = createInterface({ input: process.stdin, output: process.stderr });
  const password = await input.question("Password: ");
  input.close();
  const weakness = await weaknessOf(password);
  if (weakness) throw new StartError(`This password ${weakness}`);
  process.stdout.write(`${await hash(password)}\n`);
}
