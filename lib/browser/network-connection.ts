/** Only Chromium provides this; treat a missing value as a good connection. */
export type Connection = {
  saveData?: boolean;
  effectiveType?: string;
  /** Estimated round trip in milliseconds. */
  rtt?: number;
};

export function connectionOf(browser: Navigator): Connection | undefined {
  return "connection" in browser ? (browser.connection as Connection) : undefined;
}
