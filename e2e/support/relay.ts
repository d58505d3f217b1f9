export { startRelay } from "#db/test-relay.ts";
