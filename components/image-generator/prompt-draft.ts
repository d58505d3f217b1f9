export const PROMPT_KEY = "teragus.image-prompt";

/** The prompt kept in session storage. */
export function loadPrompt(): string {
  return attempt((storage) => storage.getItem(PROMPT_KEY)) ?? "";
}

export function savePrompt(prompt: string): void {
  attempt((storage) => storage.setItem(PROMPT_KEY, prompt));
}

function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    // oxlint-disable-next-line no-console -- no message needed: the tool works without a draft
    console.warn("The description can't be kept in this browser.", error);
    return undefined;
  }
}
