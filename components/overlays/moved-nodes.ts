/**
 * Lets React work in a page that somebody else rewrites: a translator puts an element in the place of each text, and React, which
 * holds the text still, would throw where it removes it or inserts beside it. Import it before React renders.
 */

/** What stands in the page for a text that React holds. */
const replacements = new WeakMap<Node, ChildNode>();

function recordReplacements(records: readonly MutationRecord[], changed: MutationObserver): void {
  // An element that React adds beside a text that it removes is recorded but never used: React forgets that text.
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      const replacement = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node instanceof Element && added.has(node) && node.parentNode === target,
      );
      if (!(text instanceof Text) || text.isConnected || !replacement) continue;
      replacements.set(text, replacement as ChildNode);
      changed.observe(text, { characterData: true });
    }
}

function install(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    // An extension may have wrapped it.
    (replacements.get(child) ?? (child as unknown as ChildNode)).remove();
    return child;
  };
  Node.prototype.insertBefore = function insert<New extends Node>(
    this: Node,
    added: New,
    next: Node | null,
  ) {
    const place = next?.parentNode === this ? next : next && replacements.get(next);
    return insertBefore.call(this, added, place?.parentNode === this ? place : null) as New;
  };
  // A text that React changes takes its place again, and the translator begins anew.
  const changed = new MutationObserver((records) => {
    for (const { target } of records) replacements.get(target)?.replaceWith(target);
  });
  new MutationObserver((records) => recordReplacements(records, changed)).observe(document, {
    childList: true,
    subtree: true,
  });
}

if (typeof document !== "undefined") install();
