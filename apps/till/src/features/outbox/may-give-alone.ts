import type { NewItem } from "@comanda/contract/bill";
import { findLine } from "@comanda/domain/bill/bill";
import { priceOfPiece } from "@comanda/domain/bill/discountable-pieces";
import { mostOff } from "@comanda/domain/bill/give-discount";
import { lineKey } from "@comanda/domain/bill/line";
import { noMoney } from "@comanda/domain/money/money";
import type { Rate } from "@comanda/domain/money/rate";
import { requirePermission } from "@comanda/domain/staff/action-permissions";
import { discountsGivenIn } from "@comanda/sync/outbox/own-right";

import type { BillBody } from "#records/outbox-link.ts";

import { findServerBill, requireReference, requireSession } from "../order/index.ts";

/** Whether the user of this session may give the discounts of a body without a manager, as far as the till knows. */
export function mayGiveAlone(body: BillBody): boolean {
  const discounts = discountsGivenIn(body);
  if (discounts.length === 0) return true;
  const { user } = requireSession();
  if (requirePermission(user, "give-discount") !== null) return false;
  const limit = user.discountLimit ?? null;
  return limit === null || discounts.every((discount) => isSmallEnough(discount, body, limit));
}

function isSmallEnough({ discount, price, parent }: NewItem, body: BillBody, limit: Rate): boolean {
  const part = discount?.rate ?? null;
  if (part !== null) return part <= limit;
  const bill = "id" in body ? findServerBill(body.id) : null;
  const line = bill === null || parent === null ? null : findLine(bill, lineKey(parent));
  const { currency } = requireReference();
  return (
    line !== null && (price ?? noMoney) <= mostOff(priceOfPiece(line, currency), limit, currency)
  );
}
