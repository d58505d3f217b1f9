/** What the page shows to add the second factor to an app. */
export type FactorSetup = {
  /** The secret, encrypted, for the form to bring back. */
  sealed: string;
  /** The secret in groups of four, to type. */
  secret: string;
  /** The `otpauth://` address. */
  uri: string;
  /** The address as a QR code. */
  picture: { size: number; path: string };
};
