/** Long enough to read at arm's length, short enough not to be in the way. */
const durationMs = 4000;
/** A sentence with a button takes longer to read. */
const durationWithActionMs = 8000;

type ShownToast = {
  readonly kind: "done" | "attention" | "failure" | "offer";
  readonly figure?: string | undefined;
  readonly actions: { readonly length: number };
};

/** How long a notice stays by itself; null for an amount, since whoever counts it out looks at the drawer. */
export function toastDuration({ kind, figure, actions }: ShownToast): number | null {
  if (figure !== undefined) return null;
  return kind !== "done" && actions.length > 0 ? durationWithActionMs : durationMs;
}
