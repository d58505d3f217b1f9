/** Routes throw this; their wrapper turns it into a response with this status and message. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
