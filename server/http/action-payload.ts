/** Nesting of the previous state that a form sends back, with a margin. */
const DEEPEST = 16;
/** Text, undefined or a form among the parts: no action takes other references, and bad ones make Next fail. */
const PLAIN = /^(?!\$)|^\$\$|^\$undefined$|^\$K[1-9a-f][\da-f]{0,3}$/;
const ACTION_ID = /^[\da-f]{42}$/;

/** Whether this is an action call by the site's script: part `0` holds the arguments. */
export function isActionCall(parts: readonly FormDataEntryValue[]): boolean {
  return parts.length === 1 && isArguments(parts[0]);
}

/** Whether a form's action fields, if any, are those that this site's pages wrote. */
export function isActionForm(form: FormData): boolean {
  return [...form.keys()]
    .filter((name) => name.startsWith("$ACTION_ID_") || name.startsWith("$ACTION_REF_"))
    .every((name) => {
      const [, kind, value = ""] = /^\$ACTION_(ID|REF)_(.*)$/s.exec(name) ?? [];
      return kind === "ID" ? ACTION_ID.test(value) : isBoundAction(form, value);
    });
}

/** `$ACTION_1:0` names the action and its arguments, `$ACTION_1:1`. */
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
    // Invalid JSON was not sent by this site's pages.
    return undefined;
  }
}
