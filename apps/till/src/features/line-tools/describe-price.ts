import {
  explainPrice,
  type OtherPrice,
  type PriceOrigin,
} from "@comanda/domain/bill/explain-price";
import type { Line } from "@comanda/domain/bill/line";
import type { Article } from "@comanda/domain/menu/article";
import { formatMoney } from "@comanda/domain/money/format-money";
import type { Promotion } from "@comanda/domain/promotion/promotion";
import { promotionHours } from "@comanda/domain/promotion/promotion-hours";
import type { SaleMoment } from "@comanda/domain/promotion/is-promotion-active";
import { dateText, dateTimeText } from "@comanda/domain/time/date-time-text";
import { localTime } from "@comanda/domain/time/local-time";
import { minuteText, minutesText } from "@comanda/domain/time/minute-text";
import { wireDate, parseWireDate } from "@comanda/domain/time/wire-date";

import type { AllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";

type Sale = Omit<SaleMoment, "at">;

/** Where the price of a line comes from, and the other price that would hold; null for one that holds always. */
export function describePrice(
  line: Line,
  article: Article,
  reference: Reference,
  { sale, messages }: { readonly sale: Sale; readonly messages: AllMessages },
): string | null {
  const explanation = explainPrice(line, article, reference.promotions, sale);
  if (explanation === null) return null;
  const { origin, other } = explanation;
  if (origin.kind === "menu" && other === null) return null;
  const parts = [
    originText(origin, line, reference, messages),
    ...(other === null ? [] : [otherText(other, line, { reference, sale, messages })]),
  ];
  return parts.join(" · ");
}

function originText(
  origin: PriceOrigin,
  { price, productPrice }: Line,
  { moneyFormat }: Reference,
  { lines }: AllMessages,
): string {
  switch (origin.kind) {
    case "menu":
      return lines.menuPrice(formatMoney(price, moneyFormat));
    case "typed":
      return lines.typedPrice(formatMoney(price, moneyFormat));
    case "since": {
      const day = parseWireDate(origin.day);
      const since = day === null ? origin.day : dateText(day);
      return lines.priceSince(formatMoney(price, moneyFormat), since);
    }
    case "promotion": {
      const name = nameWithHours(origin.promotion);
      return price === productPrice
        ? name
        : lines.insteadOf(
            name,
            formatMoney(price, moneyFormat),
            formatMoney(productPrice, moneyFormat),
          );
    }
  }
}

/** Happy hour 17:00–19:00 */
function nameWithHours(promotion: Promotion): string {
  const { name, startTime, endTime } = promotion;
  if (startTime === null && endTime === null) return name;
  const { startMinute, endMinute } = promotionHours(promotion);
  return `${name} ${minutesText(startMinute, endMinute)}`;
}

type OtherLook = {
  readonly reference: Reference;
  readonly sale: Sale;
  readonly messages: AllMessages;
};

function otherText(
  other: OtherPrice,
  { createdAt }: Line,
  { reference, sale: { timeZone }, messages: { lines } }: OtherLook,
): string {
  const price = formatMoney(other.price, reference.moneyFormat);
  if (other.kind === "other-guests") return lines.otherGuests(price);
  const time = localTime(other.at, timeZone);
  const isSameDay = wireDate(time) === wireDate(localTime(createdAt, timeZone));
  const from = isSameDay
    ? minuteText(time.hour * 60 + time.minute)
    : dateTimeText(other.at, timeZone);
  return lines.priceFrom(from, price);
}
