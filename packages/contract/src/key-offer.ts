/**
 * HKDF-SHA-256 derives, from a key with the session as salt and this as info, the AES-256-GCM key that seals its
 * successor.
 */
export const sealingInfo = "rotate";

/** The sealed bytes: 12 of IV, the 32 of the key, 16 of tag. */
export const sealedParts = { ivBytes: 12, keyBytes: 32, tagBytes: 16 } as const;

export type KeyOffer = {
  /** The epoch of the offered key. */
  readonly epoch: number;
  /** The 60 bytes in base64url. */
  readonly sealed: string;
};

const offerPattern = /^([1-9]\d{0,5})\.([A-Za-z0-9_-]{80})$/;

export function formatKeyOffer({ epoch, sealed }: KeyOffer): string {
  return `${epoch}.${sealed}`;
}

/** Null for anything but the canonical spelling of an offer. */
export function parseKeyOffer(header: string): KeyOffer | null {
  const [, epoch, sealed] = offerPattern.exec(header) ?? [];
  return epoch === undefined || sealed === undefined ? null : { epoch: Number(epoch), sealed };
}

/** Authenticated with the key, so that an offer is valid only for the reply to one request of one session. */
export function offerContext(
  request: { readonly session: string; readonly nonce: string },
  epoch: number,
): string {
  return `${request.session}|${epoch}|${request.nonce}`;
}
