/** The header of an answer that brings the next key of the session, sealed under the one it was asked with. */
export const keyOfferHeader = "X-Token";

/**
 * From a key is derived, by HKDF-SHA-256 with the session as salt and this as info, the AES-256-GCM key that seals
 * its successor.
 */
export const sealingInfo = "rotate";

/** What is sealed: 12 bytes of IV, the 32 bytes of the key, 16 bytes of tag. */
export const sealedParts = { ivBytes: 12, keyBytes: 32, tagBytes: 16 } as const;

export type KeyOffer = {
  /** Of the key that is offered. */
  readonly epoch: number;
  /** The 60 bytes in base64url. */
  readonly sealed: string;
};

const offerGrammar = /^([1-9]\d{0,5})\.([A-Za-z0-9_-]{80})$/;

export function writeKeyOffer({ epoch, sealed }: KeyOffer): string {
  return `${epoch}.${sealed}`;
}

/** Anything but the one spelling of an offer is none. */
export function parseKeyOffer(header: string): KeyOffer | null {
  const [, epoch, sealed] = offerGrammar.exec(header) ?? [];
  return epoch === undefined || sealed === undefined ? null : { epoch: Number(epoch), sealed };
}

/** Sealed with the key, so that an offer is good for the answer to one request of one session, and no other. */
export function offerContext(
  request: { readonly session: string; readonly nonce: string },
  epoch: number,
): string {
  return `${request.session}|${epoch}|${request.nonce}`;
}
