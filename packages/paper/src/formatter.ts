import {
  formatMoney,
  formatMoneyWithSign,
  type MoneyFormat,
} from "@comanda/domain/money/format-money";
import { exchangeText, foreignText } from "@comanda/domain/money/foreign-text";
import type { Money } from "@comanda/domain/money/money";
import { formatQuantity } from "@comanda/domain/money/quantity";
import type { GivenForeign } from "@comanda/domain/payment/tender";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { dateTimeText } from "@comanda/domain/time/date-time-text";
import type { Dots } from "@comanda/domain/paper/dots";
import type { OwnWord } from "@comanda/domain/office/check-own-words";
import type { TimeZone } from "@comanda/domain/time/local-time";
import type { Language } from "@comanda/domain/venue/settings";

import type { PaperMessages } from "./messages/paper-messages.ts";
import { formatTimeSpent, type ChargedUnit } from "./timed-line.ts";
import { paperWords } from "./words/paper-words.ts";

/** How to render a document, which does not say so itself: the language, the formats, and whether it is a repeat. */
export type RenderOptions = {
  readonly language: Language;
  /** The words that the venue has replaced. */
  readonly own?: readonly OwnWord[];
  /** The logo that the document names; without it, its place is closed. */
  readonly logo?: Dots | null;
  /** Whether the same paper may have been printed already. */
  readonly isRepeat: boolean;
  readonly money: MoneyFormat;
  readonly zone: TimeZone;
};

type BilledTime = {
  readonly start: string;
  readonly end: string | null;
  readonly unit: ChargedUnit;
};

/** The messages in one language, and how money, quantities and moments are formatted. */
export type Formatter = {
  readonly words: PaperMessages;
  readonly money: (amount: Money) => string;
  /** With the currency sign, if the venue shows it to guests. */
  readonly price: (amount: Money) => string;
  /** A sum of another currency. */
  readonly foreignSum: (sum: Pick<GivenForeign, "code" | "amount">) => string;
  /** An amount of another currency and its rate. */
  readonly foreign: (given: Pick<GivenForeign, "code" | "amount" | "rateMillionths">) => string;
  readonly quantity: (qty: number) => string;
  /** The duration, the start and the end. */
  readonly span: (time: BilledTime) => string;
  /** A moment from the wire, on the venue's clock; empty for null. */
  readonly moment: (wire: string | null) => string;
};

export function createFormatter({ language, own, money, zone }: RenderOptions): Formatter {
  const words = paperWords(language, own);
  return {
    words,
    money: (amount) => formatMoney(amount, money),
    price: (amount) => formatMoneyWithSign(amount, money),
    foreignSum: ({ code, amount }) => foreignText(code, amount, money),
    foreign: (given) => exchangeText(given, money),
    quantity: (qty) => formatQuantity(qty, money.decimalSeparator),
    span: ({ start, end, unit }) => {
      const startedAt = parseWireDateTime(start);
      if (startedAt === null) return "";
      const endedAt = end === null ? null : parseWireDateTime(end);
      return formatTimeSpent({ startedAt, endedAt, unit }, zone, words);
    },
    moment: (wire) => {
      const at = wire === null ? null : parseWireDateTime(wire);
      return at === null ? "" : dateTimeText(at, zone);
    },
  };
}
