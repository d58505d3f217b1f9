/** Escapes the address, so that `?bcc=` or `%0D` in it cannot add headers. */
export function mailtoAddress(email: string, headers: Record<string, string> = {}): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  const fields = Object.entries(headers).map(
    ([name, text]) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`,
  );
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
