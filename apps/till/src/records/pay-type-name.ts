import type { PayTypeId } from "@comanda/domain/id";

import type { Reference } from "./reference.ts";

/** The name of a pay type, also of one that is retired. */
export function payTypeName(
  payType: PayTypeId,
  { payTypeNames }: Pick<Reference, "payTypeNames">,
): string {
  return payTypeNames.get(payType) ?? `#${payType}`;
}
