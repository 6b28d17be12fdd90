import { lineAmount, lineTypeCodes, type Line } from "@comanda/domain/bill/line";
import { typeFieldsOf } from "@comanda/domain/bill/type-fields-of";
import type { BillId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

import type { BillItemReply } from "./bill-item.ts";

/** The ids of a line and its bill, which the rules do not know. */
type ItemIds = Pick<BillItemReply, "id"> & { readonly bill: BillId };

export function toBillItem(line: Line, { id, bill }: ItemIds, currency: Decimals): BillItemReply {
  const fields = typeFieldsOf(line);
  return {
    id,
    bill,
    key: line.key,
    type: lineTypeCodes[line.type],
    product: line.article,
    qty: line.quantity,
    productPrice: line.productPrice,
    price: line.price,
    total: lineAmount(line, currency),
    buyPrice: line.cost,
    staff: line.staff,
    note: line.note,
    promotion: line.promotion,
    taxClass: line.taxClass,
    createdDate: wireDateTime(line.createdAt),
    round: line.round,
    credits: line.credits,
    parent: fields.parent,
    ...(fields.question !== null && { question: fields.question }),
    ...(fields.way !== null && { way: fields.way }),
    ...(fields.extra !== 0 && { extra: fields.extra }),
    orderLevel: fields.orderLevel,
    isBuyXGetYItem: fields.isFree,
    commission: fields.commission,
    commissionShowBill: fields.isOnBill,
    commissionIncludePrice: fields.isInPrice,
    timeStart: fields.startedAt === null ? null : wireDateTime(fields.startedAt),
    timeEnd: fields.endedAt === null ? null : wireDateTime(fields.endedAt),
    timeType: fields.unit === null ? null : timeUnitCodes[fields.unit],
    productPriceMin: fields.productMinimum,
    priceMin: fields.minimum,
    containedCommission: fields.containedCommission,
    discountReason: fields.reason,
    discountRate: fields.rate,
    isBillDiscount: fields.isOfBill,
    givenBy: fields.givenBy,
    ...(line.seats.length > 0 && { seats: [...line.seats] }),
    ...(line.course !== null && { course: line.course }),
  };
}
