import type { Token } from "./token-header.ts";

const maximumTokenLength = 600;

/** The 43rd character of 32 bytes has two unused bits; only the spelling with both of them 0 is canonical. */
const tokenPattern =
  /^UsernameToken Username="([a-z0-9][a-z0-9._@-]{0,63})", PasswordDigest="([A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)", Nonce="([A-Za-z0-9+/]{24})", Created="(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)", Session="([A-Za-z0-9_-]{22})", Epoch="(0|[1-9]\d{0,5})", Alg="HS256-2"$/;

/** Null for anything but the canonical spelling of a token. */
export function parseToken(header: string): Token | null {
  if (header.length > maximumTokenLength) return null;
  const [, username, digest, nonce, created, session, epoch] = tokenPattern.exec(header) ?? [];
  if (username === undefined || digest === undefined || nonce === undefined) return null;
  if (created === undefined || session === undefined || epoch === undefined) return null;
  return { username, digest, nonce, created, session, epoch: Number(epoch) };
}
