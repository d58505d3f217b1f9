/**
 * How long an idle connection is kept, in milliseconds: longer than load balancers keep theirs (60 s), which would else
 * send a request into one that closes; and somebody who reads for a while taps without another handshake.
 */
export const KEEP_ALIVE_MS = 65_000;
