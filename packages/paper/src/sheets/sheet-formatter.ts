import { formatMoney } from "@comanda/domain/money/format-money";
import { foreignText } from "@comanda/domain/money/foreign-text";
import type { Money } from "@comanda/domain/money/money";
import type { Rate } from "@comanda/domain/money/rate";
import { formatQuantity } from "@comanda/domain/money/quantity";
import { noteTimeText } from "@comanda/domain/time/date-text";
import { parseWireDate, parseWireDateTime } from "@comanda/domain/time/wire-date";
import { dateText, dateTimeText } from "@comanda/domain/time/date-time-text";
import { localTime } from "@comanda/domain/time/local-time";

import type { RenderOptions } from "../formatter.ts";
import type { SheetTexts } from "../messages/sheet-texts.ts";
import { reportWords } from "../words/paper-words.ts";

/** Summaries refer to everything by number; these are the names. */
export type SheetNames = {
  /** The staff ID and name. */
  readonly staff: (id: number) => string;
  readonly station: (id: number) => string;
  readonly payType: (id: number) => string;
};

/** The texts and formats of reports, for a venue and a language. */
export type SheetFormatter = SheetNames & {
  readonly language: RenderOptions["language"];
  readonly texts: SheetTexts;
  readonly money: (amount: Money) => string;
  /** An amount of another currency, with its code. */
  readonly foreign: (code: string, amount: Money) => string;
  readonly quantity: (qty: number) => string;
  /** Basis points, as 7,25. */
  readonly percent: (rate: Rate) => string;
  /** A moment from the wire, on the venue's clock; empty for null. */
  readonly moment: (wire: string | null) => string;
  /** The same without the year, for long lists. */
  readonly shortMoment: (wire: string | null) => string;
  /** The hour on the venue's clock at a moment. */
  readonly hour: (wire: string) => number | null;
  readonly day: (wire: string) => string;
};

export function createSheetFormatter(
  { language, own, money, zone }: Pick<RenderOptions, "language" | "own" | "money" | "zone">,
  names: SheetNames,
): SheetFormatter {
  const textOf = (wire: string | null, write: typeof dateTimeText) => {
    const at = wire === null ? null : parseWireDateTime(wire);
    return at === null ? "" : write(at, zone);
  };
  return {
    ...names,
    language,
    texts: reportWords(language, own),
    money: (amount) => formatMoney(amount, money),
    foreign: (code, amount) => foreignText(code, amount, money),
    quantity: (qty) => formatQuantity(qty, money.decimalSeparator),
    percent: (rate) => formatQuantity(rate / 100, money.decimalSeparator),
    moment: (wire) => textOf(wire, dateTimeText),
    shortMoment: (wire) => textOf(wire, noteTimeText),
    hour: (wire) => {
      const at = parseWireDateTime(wire);
      return at === null ? null : localTime(at, zone).hour;
    },
    day: (wire) => {
      const date = parseWireDate(wire);
      return date === null ? wire : dateText(date);
    },
  };
}
