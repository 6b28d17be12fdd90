import { findEarner } from "@comanda/domain/commission/find-earner";
import {
  matchCommission,
  type MatchedCommission,
} from "@comanda/domain/commission/match-commission";
import type { Bill } from "@comanda/domain/bill/bill";
import { isItem } from "@comanda/domain/bill/line-order";
import type { Line, LineKey } from "@comanda/domain/bill/line";
import { setCommission } from "@comanda/domain/bill/set-commission";
import type { ArticleId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import type { Staff } from "@comanda/domain/staff/staff";

import {
  changeOrder,
  commissionFor,
  itemForMixers,
  newLineKey,
  staffOfLocation,
  useOrder,
  currentWholeSecond,
} from "../order/index.ts";

/** The line that earns the commission: the selected one, or the last one of the article. */
export function itemForCommission(
  bill: Bill,
  selected: LineKey | null,
  article: ArticleId,
): Line | null {
  const item = itemForMixers(bill, selected);
  if (item?.article === article) return item;
  return bill.lines.findLast((line) => isItem(line) && line.article === article) ?? null;
}

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
export function setTypedCommission(article: Article, earner: Earner): boolean {
  const { selected } = useOrder.getState();
  return changeOrder((bill) => {
    const item = itemForCommission(bill, selected, article.id);
    if (item === null) return refuse("select-an-item");
    return setCommission(bill, {
      key: newLineKey(),
      item: item.key,
      staff: earner.staff.id,
      commission: earner.commission,
      at: currentWholeSecond(),
    });
  });
}
