/** An error whose message is safe and sufficient to print: no stack, no secret. */
export class StartError extends Error {}
