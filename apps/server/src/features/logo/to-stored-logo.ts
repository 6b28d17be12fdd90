import { readLogo, type LogoProblem } from "@comanda/domain/paper/logo";

import { hashPicture } from "../picture/index.ts";
import type { StoredLogo } from "./logo-store.ts";

/** A logo as sent, checked. */
export function toStoredLogo(content: string): StoredLogo | LogoProblem {
  const file = Buffer.from(content, "base64");
  // Node skips what is not base64.
  if (file.toString("base64") !== content) return { problem: "not-a-logo" };
  const logo = readLogo(file);
  return "problem" in logo ? logo : { hash: hashPicture(file), content };
}
