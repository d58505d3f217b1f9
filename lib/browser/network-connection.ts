/** What Chromium tells of the connection; other browsers tell nothing, and are then not refused. */
export type Connection = {
  saveData?: boolean;
  effectiveType?: string;
  /** An estimate of the round trip, in milliseconds. */
  rtt?: number;
};

/** What this browser tells of its connection. */
export function connectionOf(browser: Navigator): Connection | undefined {
  return "connection" in browser ? (browser.connection as Connection) : undefined;
}
