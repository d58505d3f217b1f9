/**
 * Turns off zod's code generation, which violates our CSP; even its feature test is reported. In the browser, import
 * this before `zod`.
 */
import { config } from "zod";

config({ jitless: true });
