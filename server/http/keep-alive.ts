/** In milliseconds; longer than load balancers' idle timeout (60 s), which otherwise reuse a closing connection. */
export const KEEP_ALIVE_MS = 65_000;
