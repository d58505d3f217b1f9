import { operatorSchema } from "#lib/quote-requests/operator.ts";
import type { AuthClaims } from "./auth-claims.ts";
import type { AuthPolicy } from "./auth-configuration.ts";
import { rejected, type AuthVerdict } from "./auth-verdict.ts";
import type { AuthUser } from "./fetch-auth-user.ts";

/** Decides who may open the inbox, named by the confirmed address, since users can edit every other name. */
export function judgeAuthUser(
  policy: AuthPolicy,
  claims: AuthClaims,
  user: AuthUser,
  now = Date.now(),
): AuthVerdict {
  if (user.id !== claims.sub) return rejected("token");
  if (user.deleted_at) return rejected("ended");
  if (user.banned_until && Date.parse(user.banned_until) > now) return rejected("banned");
  if (user.is_anonymous) return rejected("anonymous");
  if (!user.email || !user.email_confirmed_at) return rejected("unconfirmed");
  const address = user.email.toLowerCase();
  const operator = operatorSchema.safeParse({ name: address, isVerified: true });
  if (!operator.success || !/^[^@\s]+@[^@\s]+$/.test(address)) return rejected("address");
  if (!isOfDomain(policy, address)) return rejected("domain");
  if (!hasRole(policy, user)) return rejected("role");
  const hasFactor = user.factors.some(({ status }) => status === "verified");
  if (hasFactor && claims.aal !== "aal2") return rejected("factor");
  return { status: "accepted", name: operator.data.name, authSessionId: claims.session_id };
}

function isOfDomain({ allowedDomains }: AuthPolicy, address: string): boolean {
  const domain = address.slice(address.indexOf("@") + 1);
  return allowedDomains.length === 0 || allowedDomains.includes(domain);
}

/** Reads roles from `app_metadata` only, which users cannot edit. */
function hasRole(
  { requiredRole }: AuthPolicy,
  { app_metadata: { role, roles } }: AuthUser,
): boolean {
  if (requiredRole === undefined) return true;
  return role === requiredRole || (Array.isArray(roles) && roles.includes(requiredRole));
}
