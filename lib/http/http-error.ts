/** A request that is answered with this status and sentence. Routes throw it; what wraps them makes the response. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
