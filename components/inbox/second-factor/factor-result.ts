import type { FactorSetup } from "#lib/auth/factor-setup.ts";

export type FactorResult = {
  /** `expired`: the setup was shown too long ago, and here is a new one; `locked`: the session has ended. */
  status: "on" | "off" | "denied" | "expired" | "failed" | "locked";
  /** The setup to go on with, so that a wrong code does not ask for the app to be set up again. */
  setup?: FactorSetup;
  /** Which field of a denied form was wrong. */
  part?: "password" | "code" | undefined;
  nextTryAt?: string;
  /** Shown once. */
  recoveryCodes?: string[];
};
