import type { Article } from "@comanda/domain/menu/article";
import { priceNow } from "@comanda/domain/bill/price-now";
import type { Money } from "@comanda/domain/money/money";
import { isPromotionActive } from "@comanda/domain/promotion/is-promotion-active";
import { useMemo } from "react";

import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useRecordState } from "#records/use-records.ts";

import { customerTypeOf, requireSession, useOrder, zoneOf } from "../order/index.ts";

/** Finds the price that a promotion gives an article in this minute, for the guests of the current order. */
export function usePriceNow(): (article: Article) => Money | null {
  const at = useCurrentMinute();
  const promotions = useRecordState(({ reference }) => reference?.promotions);
  const customerType = useOrder(({ bill }) => (bill === null ? null : customerTypeOf(bill)));
  return useMemo(() => {
    const moment = { at, timeZone: zoneOf(requireSession()), customerType };
    const active = promotions?.filter((one) => isPromotionActive(one, moment)) ?? [];
    return (article) => (active.length === 0 ? null : priceNow(article, active, moment));
  }, [at, promotions, customerType]);
}
