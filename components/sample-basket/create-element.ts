export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A button that sends no form. */
export function createButton(
  properties: Partial<HTMLButtonElement>,
  onClick: () => void,
  children: readonly (Node | string)[] = [],
): HTMLButtonElement {
  const button = createElement("button", { type: "button", ...properties }, children);
  button.addEventListener("click", onClick);
  return button;
}
