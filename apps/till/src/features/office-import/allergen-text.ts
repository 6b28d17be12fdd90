import type { AllergenStatement } from "@comanda/domain/menu/allergens";

import { codeText } from "../office-records/index.ts";

/** Crustaceans, Nuts */
export function allergenText(
  stated: readonly AllergenStatement[],
  speech: Parameters<typeof codeText>[2],
): string {
  return stated.map((one) => codeText(one, { key: "allergens" }, speech)).join(", ");
}
