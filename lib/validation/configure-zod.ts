/** Our policy forbids eval, and browsers report zod's attempt. Import this before `zod` in browser code. */
import { config } from "zod";

config({ jitless: true });
