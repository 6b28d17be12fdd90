import type { MouseEvent } from "react";

/**
 * For the button that sends a form with many fields: Enter in a field clicks it, too, without a pointer, and means the
 * next field. In the last one it sends the form.
 */
export function nextFieldOnEnter(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  if (event.detail === 0 && focusNextField(form)) event.preventDefault();
}

/** Moves the focus from a field of the form to the next one that is no search; returns false if none follows. */
export function focusNextField(form: HTMLFormElement | null): boolean {
  const fields = [...(form?.querySelectorAll("input") ?? [])];
  const at = fields.findIndex((field) => field === document.activeElement);
  const next = at === -1 ? undefined : fields.slice(at + 1).find(({ type }) => type !== "search");
  next?.focus();
  return next !== undefined;
}
