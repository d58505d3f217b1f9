/** For who cannot know better, in seconds. */
const RETRY_SECONDS = 5;

/** The fields of an answer that nobody keeps; a 429 or 503 says when to come again (`Retry-After`, in seconds). */
export function noStore(status = 200, retryAfterSeconds = RETRY_SECONDS): Record<string, string> {
  const isLater = status === 429 || status === 503;
  return {
    "Cache-Control": "no-store",
    ...(isLater && { "Retry-After": String(retryAfterSeconds) }),
  };
}
