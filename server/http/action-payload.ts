/** How deep the earlier answer goes that a form sends along, with room to spare. */
const DEEPEST = 16;
/**
 * Texts that stand for themselves, what is absent, and a form among the parts. No action here takes any other of
 * React's references, and a malformed one makes Next answer 500.
 */
const PLAIN = /^(?!\$)|^\$\$|^\$undefined$|^\$K[1-9a-f][\da-f]{0,3}$/;
const ACTION_ID = /^[\da-f]{42}$/;

/** Whether the running page's script sent this: one part `0` with the arguments of an action. */
export function isActionCall(parts: readonly FormDataEntryValue[]): boolean {
  return parts.length === 1 && isArguments(parts[0]);
}

/** Whether what a form without JavaScript says of its action, if anything, is what this site's pages wrote into it. */
export function isActionForm(form: FormData): boolean {
  return [...form.keys()]
    .filter((name) => name.startsWith("$ACTION_ID_") || name.startsWith("$ACTION_REF_"))
    .every((name) => {
      const [, kind, value = ""] = /^\$ACTION_(ID|REF)_(.*)$/s.exec(name) ?? [];
      return kind === "ID" ? ACTION_ID.test(value) : isBoundAction(form, value);
    });
}

/** `$ACTION_1:0` names the action and where its arguments are, `$ACTION_1:1`. */
function isBoundAction(form: FormData, number: string): boolean {
  if (!/^\d{1,3}$/.test(number)) return false;
  const action = parse(form.get(`$ACTION_${number}:0`));
  if (typeof action !== "object" || action === null) return false;
  const { id, bound } = action as { id?: unknown; bound?: unknown };
  if (typeof id !== "string" || !ACTION_ID.test(id)) return false;
  return bound === null || (bound === "$@1" && isArguments(form.get(`$ACTION_${number}:1`)));
}

function isArguments(text: FormDataEntryValue | null | undefined): boolean {
  const values = parse(text);
  return Array.isArray(values) && isPlain(values, DEEPEST);
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === "string") return PLAIN.test(value);
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isPlain(item, depth - 1));
}

function parse(text: FormDataEntryValue | null | undefined): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    // What is not JSON was sent by no page of this site.
    return undefined;
  }
}
