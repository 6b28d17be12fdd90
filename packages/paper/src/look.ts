import {
  formatMoney,
  formatMoneyWithSign,
  type MoneyFormat,
} from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { formatQuantity } from "@comanda/domain/money/quantity";
import { dateTimeText, parseWireDateTime } from "@comanda/domain/time/date-text";
import type { TimeZone } from "@comanda/domain/time/local-time";
import type { Language } from "@comanda/domain/venue/settings";

import type { PaperWords } from "./words/english.ts";
import { timeSpent } from "./timed-line.ts";
import { paperWords } from "./words/paper-words.ts";

/** What a document does not say of itself: in which language and manner it is written. */
export type Look = {
  readonly language: Language;
  /** Whether the same may be on paper already. */
  readonly isRepeat: boolean;
  readonly money: MoneyFormat;
  readonly zone: TimeZone;
};

/** The words of a look, and how it writes money, quantities and moments. */
export type Pen = {
  readonly words: PaperWords;
  readonly money: (amount: Money) => string;
  /** With the currency's sign, where the venue wants guests to read it. */
  readonly price: (amount: Money) => string;
  readonly quantity: (qty: number) => string;
  /** How long something took, and from when to when. */
  readonly span: (start: string, end: string | null) => string;
  /** A moment of the wire on the venue's clock; nothing for one that has not come. */
  readonly moment: (wire: string | null) => string;
};

export function penOf({ language, money, zone }: Look): Pen {
  const words = paperWords[language];
  return {
    words,
    money: (amount) => formatMoney(amount, money),
    price: (amount) => formatMoneyWithSign(amount, money),
    quantity: (qty) => formatQuantity(qty, money.decimalSeparator),
    span: (start, end) => {
      const startedAt = parseWireDateTime(start);
      if (startedAt === null) return "";
      const endedAt = end === null ? null : parseWireDateTime(end);
      return timeSpent({ startedAt, endedAt }, zone, words);
    },
    moment: (wire) => {
      const at = wire === null ? null : parseWireDateTime(wire);
      return at === null ? "" : dateTimeText(at, zone);
    },
  };
}
