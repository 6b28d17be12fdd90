/** What somebody at the till has to know or do before papers come out again. */
export type Trouble =
  | { readonly kind: "usb-access-denied"; readonly message: string }
  | { readonly kind: "usb-data-error"; readonly message: string }
  | { readonly kind: "usb-disconnected" }
  /** After it was disconnected. */
  | { readonly kind: "usb-reconnected" }
  /** A guess; the page of the bridge says whether it is so. */
  | { readonly kind: "bridge-certificate"; readonly page: string }
  /** The browser is asking, or was told no. */
  | { readonly kind: "bridge-permission"; readonly state: "asked" | "denied" };

type Listener = (trouble: Trouble) => void;

const listeners = new Set<Listener>();

export function onTrouble(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellTrouble(trouble: Trouble): void {
  for (const listener of listeners) listener(trouble);
}
