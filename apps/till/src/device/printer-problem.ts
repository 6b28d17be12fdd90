/** What the cashier must know or fix before printing can go on. */
export type PrinterProblem =
  | { readonly kind: "usb-access-denied"; readonly message: string }
  | { readonly kind: "usb-data-error"; readonly message: string }
  | { readonly kind: "usb-disconnected" }
  /** After it was disconnected. */
  | { readonly kind: "usb-reconnected" }
  /** A guess; the bridge's own page shows whether it is right. */
  | { readonly kind: "bridge-certificate"; readonly page: string }
  /** The browser's permission prompt is showing, or the user has denied it. */
  | { readonly kind: "bridge-permission"; readonly state: "asked" | "denied" };

type Listener = (problem: PrinterProblem) => void;

const listeners = new Set<Listener>();

export function onPrinterProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyPrinterProblem(problem: PrinterProblem): void {
  for (const listener of listeners) listener(problem);
}
