import { useEffect, type RefObject } from "react";

/** Puts the focus into the first invalid field of a form each time the refusal changes, unless nothing was refused. */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, refusal]);
}
