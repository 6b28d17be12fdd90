import type { Bill } from "@comanda/domain/bill/bill";
import type { Line } from "@comanda/domain/bill/line";

import { useAllMessages } from "#language/all-messages.ts";
import { Chips } from "#ui/chips.tsx";

import { setLineSeats } from "../lines/index.ts";
import { useAction } from "../notice/index.ts";
import { seatsOf, toggleSeat } from "./seat-numbers.ts";
import { usesSeats } from "./uses-seats.ts";

type SeatChipsProps = { readonly bill: Bill; readonly line: Line };

/** Whom a line is for: the table, or one or more seats that share it. */
export function SeatChips({ bill, line }: SeatChipsProps) {
  const { seats: words } = useAllMessages();
  const { isBusy, run } = useAction();
  if (!usesSeats() && line.seats.length === 0) return null;
  const numbers = seatsOf(bill, null).map(String);
  const handlePress = (option: string) => {
    const seats = option === words.wholeTable ? [] : toggleSeat(line.seats, Number(option));
    void run(() => setLineSeats(line.key, seats));
  };
  return (
    <Chips
      label={words.forWhom}
      options={[words.wholeTable, ...numbers]}
      isPressed={(option) =>
        option === words.wholeTable ? line.seats.length === 0 : line.seats.includes(Number(option))
      }
      isBusy={isBusy}
      onPress={handlePress}
    />
  );
}
