import { formatMoney } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import {
  dateTimeText,
  dateText,
  noteTimeText,
  parseWireDate,
  parseWireDateTime,
} from "@comanda/domain/time/date-text";
import { localTime } from "@comanda/domain/time/local-time";
import { useMemo } from "react";

import type { Messages } from "#language/english.ts";
import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { staffName } from "#records/staff-from.ts";
import { useRecords } from "#records/use-records.ts";

import { requireSession, zoneOf } from "../order/index.ts";

/** Summaries name everything by its number; these are the words, as the venue and the language have them. */
export type SheetWords = {
  readonly texts: Messages["shifts"];
  readonly money: (amount: Money) => string;
  /** A moment of the wire on the venue's clock; nothing for one that has not come. */
  readonly moment: (wire: string | null) => string;
  /** The same without its year, where there are many of them. */
  readonly shortMoment: (wire: string | null) => string;
  /** The hour that the venue's clock shows at a moment. */
  readonly hour: (wire: string) => number | null;
  readonly day: (wire: string) => string;
  /** Their number and name. */
  readonly staff: (id: number) => string;
  readonly station: (id: number) => string;
  readonly payType: (id: number) => string;
  readonly article: (id: number) => string;
};

export function useSheetWords(reference: Reference): SheetWords {
  const { shifts: texts } = useMessages();
  const staff = useRecords((records) => records.staff);
  return useMemo(() => {
    const session = requireSession();
    const zone = zoneOf(session);
    const nameOf = (list: readonly { readonly id: number; readonly name: string }[], id: number) =>
      list.find((one) => one.id === id)?.name ?? `#${id}`;
    const textOf = (wire: string | null, write: typeof dateTimeText) => {
      const at = wire === null ? null : parseWireDateTime(wire);
      return at === null ? "" : write(at, zone);
    };
    return {
      texts,
      money: (amount) => formatMoney(amount, reference.moneyFormat),
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
      staff: (id) => {
        const member = staff.get(id);
        return member === undefined ? `#${id}` : `${member.ref} ${staffName(member)}`;
      },
      station: (id) => nameOf(session.stations, id),
      payType: (id) => nameOf(reference.payTypes, id),
      article: (id) => nameOf(reference.menu.articles, id),
    };
  }, [texts, staff, reference]);
}
