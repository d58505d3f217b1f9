/**
 * Keeps zod from compiling its parsers, and from trying whether it may: our Content-Security-Policy forbids code that is
 * made of text, and a browser reports the attempt. Import this before `zod` wherever a schema is used in the browser.
 */
import { config } from "zod";

config({ jitless: true });
