/** Chromium's Network Information API; undefined in other browsers. */
export type Connection = {
  saveData?: boolean;
  effectiveType?: string;
  /** Estimated round trip in milliseconds. */
  rtt?: number;
};

export function connectionOf(browser: Navigator): Connection | undefined {
  return "connection" in browser ? (browser.connection as Connection) : undefined;
}
