import { hkdfSync } from "node:crypto";

const keyBytes = 32;

/** The HMAC key of a session, derived anew each time: nothing that signs is stored anywhere. */
export type SessionKeys = (session: string, epoch: number) => Buffer;

export function sessionKeys(masterKey: Buffer): SessionKeys {
  return (session, epoch) =>
    Buffer.from(hkdfSync("sha256", masterKey, session, `pos-session|${epoch}`, keyBytes));
}
