const storageKey = "comanda.device-token";

/** Proves to the server that a user has signed in on this device before. Signing out does not remove it. */
export function deviceToken(): { readonly device?: string } {
  const device = localStorage.getItem(storageKey);
  return device === null ? {} : { device };
}

export function storeDeviceToken(device: string): void {
  localStorage.setItem(storageKey, device);
}
