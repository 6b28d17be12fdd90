import { sumOfSide } from "@comanda/domain/accounting/bookings-of-day";
import type { BookingSide } from "@comanda/domain/accounting/booking";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { wireDateText } from "@comanda/domain/time/date-text";
import { useCallback, useMemo } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { DataTable } from "#ui/data-table.tsx";

import { bookingText, type BookingReply, type DayReply } from "./booking-rows.ts";

type BookingTableProps = {
  readonly days: readonly DayReply[];
  readonly money: MoneyFormat;
};

type Row = { readonly index: number; readonly date: string; readonly booking: BookingReply };

const rowIndex = ({ index }: Row) => index;

/** Every booking on its side, with what both sides of the bookings that match add up to. */
export function BookingTable({ days, money }: BookingTableProps) {
  const { accounting: texts, parts } = useOfficeMessages();
  const { columns: titles } = texts;
  const rows = useMemo(
    () =>
      days
        .flatMap(({ date, bookings }) => bookings.map((booking) => ({ date, booking })))
        .map((row, index) => ({ index, ...row })),
    [days],
  );
  const columns = useMemo(() => {
    const amountIn = (side: BookingSide) => ({
      key: side,
      title: titles[side],
      text: ({ booking }: Row) => (booking.side === side ? formatMoney(booking.amount, money) : ""),
      isNumber: true,
      order: ({ booking }: Row) => (booking.side === side ? booking.amount : 0),
    });
    return [
      {
        key: "day",
        title: titles.day,
        text: ({ date }: Row) => wireDateText(date),
        order: ({ date }: Row) => date,
        isSecondary: true,
      },
      {
        key: "account",
        title: titles.account,
        text: ({ booking }: Row) => booking.account.number,
        isSecondary: true,
      },
      {
        key: "accountName",
        title: titles.accountName,
        text: ({ booking }: Row) => booking.account.name,
        isSecondary: true,
        isForWideScreens: true,
      },
      { key: "text", title: titles.text, text: ({ booking }: Row) => bookingText(booking, texts) },
      amountIn("debit"),
      amountIn("credit"),
    ];
  }, [titles, texts, money]);
  const totalsOf = useCallback(
    (shown: readonly Row[]) => ({ text: texts.total, ...sumTexts(shown, money) }),
    [texts, money],
  );
  return (
    <DataTable
      label={texts.title}
      texts={parts.table}
      rows={rows}
      keyOf={rowIndex}
      columns={columns}
      totalsOf={totalsOf}
    />
  );
}

function sumTexts(rows: readonly Row[], money: MoneyFormat) {
  const bookings = rows.map(({ booking }) => booking);
  const sumText = (side: BookingSide) => formatMoney(sumOfSide(bookings, side), money);
  return { debit: sumText("debit"), credit: sumText("credit") };
}
