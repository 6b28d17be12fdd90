const storageKey = "comanda.device-token";

/** Proves to the server that somebody has signed in on this device before. It stays when they sign out. */
export function deviceToken(): { readonly device?: string } {
  const device = localStorage.getItem(storageKey);
  return device === null ? {} : { device };
}

export function keepDeviceToken(device: string): void {
  localStorage.setItem(storageKey, device);
}
