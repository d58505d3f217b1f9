/** Prints the argon2 hash of a password for ADMIN_PASSWORD_HASH; the password is read from standard input, so that no shell history keeps it. */
import { createInterface } from "node:readline/promises";
import { hash } from "@node-rs/argon2";

const input = createInterface({ input: process.stdin, output: process.stderr });
const password = await input.question("Password: ");
input.close();
if (password.length < 12) throw new Error("Use at least 12 characters.");
process.stdout.write(`${await hash(password)}\n`);
