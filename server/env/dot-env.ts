import { existsSync } from "node:fs";

/**
 * Reads the `.env` file of the current folder into `process.env`; what is set already wins. Every script imports this
 * module before it reads a variable, so that all of them see the same configuration, whoever starts them.
 */
if (existsSync(".env")) process.loadEnvFile(".env");
