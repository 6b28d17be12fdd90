import { findEarner } from "@comanda/domain/commission/find-earner";
import {
  matchCommission,
  type MatchedCommission,
} from "@comanda/domain/commission/match-commission";
import type { LineKey } from "@comanda/domain/bill/line";
import { commissionToReplace } from "@comanda/domain/bill/replaced-commission";
import { setCommission } from "@comanda/domain/bill/set-commission";
import type { Article } from "@comanda/domain/menu/article";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import type { Staff } from "@comanda/domain/staff/staff";

import {
  changeOrder,
  commissionFor,
  newLineKey,
  staffOfLocation,
  currentWholeSecond,
} from "../order/index.ts";

/** The member of staff and their commission. */
export type Earner = { readonly staff: Staff; readonly commission: MatchedCommission };

export function earnerOf(article: Article, staffId: string): Earner | Refusal {
  const { staffs, location } = staffOfLocation();
  const staff = findEarner(staffs, staffId, location);
  if (isRefusal(staff)) return staff;
  const commission = matchCommission(article, commissionFor(article), staff);
  return isRefusal(commission) ? commission : { staff, commission };
}

/** Assigns the line's commission to the member of staff with the typed ID. */
export function setTypedCommission(item: LineKey, earner: Earner): boolean {
  return changeOrder((bill) =>
    setCommission(bill, {
      key: newLineKey(),
      item,
      staff: earner.staff.id,
      commission: earner.commission,
      at: currentWholeSecond(),
      replaces: commissionToReplace(bill, item) ?? undefined,
    }),
  );
}
