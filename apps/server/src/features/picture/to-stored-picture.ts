import { createHash } from "node:crypto";

import { readPicture, type PictureProblem } from "@comanda/domain/menu/picture";

import type { StoredPicture } from "./picture-store.ts";

/** A picture as sent, checked and without the notes of its camera. */
export function toStoredPicture(content: string): StoredPicture | PictureProblem {
  const file = Buffer.from(content, "base64");
  // Node skips what is not base64.
  if (file.toString("base64") !== content) return { problem: "not-a-picture" };
  const picture = readPicture(file);
  if ("problem" in picture) return picture;
  const { type, bytes } = picture;
  return { hash: hashPicture(bytes), type, content: Buffer.from(bytes).toString("base64") };
}

/** The hash that names a picture: other bytes have another one. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}
