import { existsSync } from "node:fs";

/** Loads `.env` without overriding variables. Every script imports this module before it reads a variable. */
if (existsSync(".env")) process.loadEnvFile(".env");
