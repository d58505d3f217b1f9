/** An error whose message is all that the person who starts a command needs: no stack, no secret. */
export class StartError extends Error {}
