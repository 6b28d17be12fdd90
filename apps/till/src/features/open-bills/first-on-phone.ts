type Known = {
  /** Null until the file that knows it is here. */
  readonly isCounter: boolean | null;
  /** Whether the bills that this till could not send are among its bills. */
  readonly isOutboxHere: boolean;
  readonly hasBills: boolean;
};

/**
 * What a phone shows first of what it has no room for at once: the bills of the user, because the menu is of no use
 * without an order, except at a counter. Null as long as it cannot be told.
 */
export function firstOnPhone({
  isCounter,
  isOutboxHere,
  hasBills,
}: Known): "bills" | "menu" | null {
  if (isCounter === null) return null;
  if (isCounter) return "menu";
  if (hasBills) return "bills";
  return isOutboxHere ? "menu" : null;
}
