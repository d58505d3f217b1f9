/** A request to the service and what it answered. */
export type Exchange = {
  method: string;
  /** Below the service's address. */
  path: string;
  query: Record<string, string>;
  sent: unknown;
  status: number;
  headers: Record<string, string>;
  answered: unknown;
};
