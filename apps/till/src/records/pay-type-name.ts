import type { PayTypeId } from "@comanda/domain/id";

import type { Reference } from "./reference.ts";

/** The name of a pay type, also of one that is retired. */
export function payTypeName(
  payType: PayTypeId,
  { payTypeNames }: Pick<Reference, "payTypeNames">,
): string {
  return payTypeNames.get(payType) ?? `#${payType}`;
}

/** How money was paid. Without a pay type, cash was given back where the venue has none for it. */
export function payMethodName(
  payType: PayTypeId | null,
  reference: Pick<Reference, "payTypeNames">,
  cash: string,
): string {
  return payType === null ? cash : payTypeName(payType, reference);
}
