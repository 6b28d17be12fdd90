import { readPicture, type PictureProblem } from "@comanda/domain/menu/picture";

import { decodeContent, hashContent } from "../content/index.ts";
import type { StoredPicture } from "./picture-store.ts";

/** A picture as sent, checked and without the notes of its camera. */
export function toStoredPicture(content: string): StoredPicture | PictureProblem {
  const file = decodeContent(content);
  if (file === null) return { problem: "not-a-picture" };
  const picture = readPicture(file);
  if ("problem" in picture) return picture;
  const { type, bytes } = picture;
  return { hash: hashContent(bytes), type, content: Buffer.from(bytes).toString("base64") };
}
