import { readLogo, type LogoProblem } from "@comanda/domain/paper/logo";

import { decodeContent, hashContent } from "../content/index.ts";
import type { StoredLogo } from "./logo-store.ts";

/** A logo as sent, checked. */
export function toStoredLogo(content: string): StoredLogo | LogoProblem {
  const file = decodeContent(content);
  if (file === null) return { problem: "not-a-logo" };
  const logo = readLogo(file);
  return "problem" in logo ? logo : { hash: hashContent(file), content };
}
