import { signatureWindow } from "@comanda/contract/signed-request";

/** From the furthest allowed future to the furthest allowed past: as long as a request can be valid. */
const bucketMs = signatureWindow.pastMs + signatureWindow.futureMs;

/** 64 MB at 320 bytes each. */
const maximumPerBucket = 200_000;

export type NonceUse = "fresh" | "used" | "full";

export type NonceMemory = {
  readonly isUsed: (nonce: string, now: number) => boolean;
  /** Marks the nonce as used, once. */
  readonly use: (nonce: string, now: number) => NonceUse;
};

/** Remembers the nonces of the current time bucket and the one before; together they outlast every valid request. */
export function nonceMemory(maximum: number = maximumPerBucket): NonceMemory {
  let bucket = 0;
  let current = new Set<string>();
  let previous = new Set<string>();
  const turnTo = (next: number): void => {
    if (next === bucket) return;
    previous = next === bucket + 1 ? current : new Set();
    current = new Set();
    bucket = next;
  };
  const isUsed: NonceMemory["isUsed"] = (nonce, now) => {
    turnTo(Math.floor(now / bucketMs));
    return current.has(nonce) || previous.has(nonce);
  };
  return {
    isUsed,
    use: (nonce, now) => {
      if (isUsed(nonce, now)) return "used";
      if (current.size >= maximum) return "full";
      current.add(nonce);
      return "fresh";
    },
  };
}
