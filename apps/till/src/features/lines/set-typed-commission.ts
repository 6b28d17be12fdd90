import { findEarner } from "@comanda/domain/commission/find-earner";
import { listEarners, type Earner } from "@comanda/domain/commission/list-earners";
import { matchCommission } from "@comanda/domain/commission/match-commission";
import type { LineKey } from "@comanda/domain/bill/line";
import { linesUnder, type Bill } from "@comanda/domain/bill/bill";
import { netQuantity } from "@comanda/domain/bill/net-quantity";
import { commissionToReplace } from "@comanda/domain/bill/replaced-commission";
import { setCommission } from "@comanda/domain/bill/set-commission";
import type { StaffId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";

import {
  changeOrder,
  commissionFor,
  newLineKey,
  staffOfLocation,
  currentWholeSecond,
} from "../order/index.ts";

export function earnerOf(article: Article, staffId: string): Earner | Refusal {
  const { staffs, location } = staffOfLocation();
  const staff = findEarner(staffs, staffId, location);
  if (isRefusal(staff)) return staff;
  const commission = matchCommission(article, commissionFor(article), staff);
  return isRefusal(commission) ? commission : { staff, commission };
}

/** Who is here and may earn the commission of the article. */
export function earnersHere(article: Article): readonly Earner[] {
  const { staffs, location } = staffOfLocation();
  return listEarners(staffs, { article, commission: commissionFor(article), location });
}

/** Who earns the commission of a line so far. */
export function currentEarner(bill: Bill, item: LineKey): StaffId | null {
  const lines = linesUnder(bill, item).filter(({ type }) => type === "commission");
  return lines.findLast((line) => netQuantity(bill, line) > 0)?.staff ?? null;
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
