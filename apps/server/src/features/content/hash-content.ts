import { createHash } from "node:crypto";

/** The hash that names a content, half of its SHA-256: another content has another one. */
export function hashContent(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
