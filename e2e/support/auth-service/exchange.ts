export type Exchange = {
  method: string;
  /** Relative to the service's URL. */
  path: string;
  query: Record<string, string>;
  sent: unknown;
  status: number;
  headers: Record<string, string>;
  responseBody: unknown;
};
