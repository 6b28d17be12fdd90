/** The content of the token header. */
export type Token = {
  readonly username: string;
  /** Base64 of the 32 bytes of the HMAC. */
  readonly digest: string;
  /** Base64 of 18 random bytes, new for every request. */
  readonly nonce: string;
  /** Milliseconds and a Z: 2026-11-20T19:55:01.123Z. */
  readonly created: string;
  readonly session: string;
  readonly epoch: number;
};

export function formatToken(token: Token): string {
  return (
    `UsernameToken Username="${token.username}", PasswordDigest="${token.digest}", ` +
    `Nonce="${token.nonce}", Created="${token.created}", Session="${token.session}", ` +
    `Epoch="${token.epoch}", Alg="HS256-2"`
  );
}
