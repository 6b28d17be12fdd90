import { isOpen, type Bill } from "@comanda/domain/bill/bill";

import { useAllMessages } from "#language/all-messages.ts";
import { Key } from "#ui/key.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useAction } from "../notice/index.ts";
import { chooseSeat, useOrder } from "../order/index.ts";
import { addGuest } from "./add-guest.ts";
import { pressSeat, seatsOf } from "./seat-numbers.ts";
import styles from "./seat-strip.module.css";
import { usesSeats } from "./uses-seats.ts";

/** A seat, then tiles: new lines are for that seat, until another one or All is pressed. */
export function SeatStrip() {
  return usesSeats() ? <StripOfOrder /> : null;
}

function StripOfOrder() {
  const bill = useOrder((state) => state.bill);
  return bill !== null && isOpen(bill) ? <Strip bill={bill} /> : null;
}

function Strip({ bill }: { readonly bill: Bill }) {
  const { seats: words } = useAllMessages();
  const active = useOrder((state) => state.seat);
  const { isBusy, run } = useAction();
  const seats = seatsOf(bill, active);
  return (
    <fieldset aria-label={words.seats} className={styles["strip"]}>
      <Key kind="word" isPressed={active === null} onPress={() => chooseSeat(null)}>
        {words.all}
      </Key>
      {seats.map((seat) => (
        <Key
          key={seat}
          label={words.seat(seat)}
          isPressed={seat === active}
          onPress={() => chooseSeat(pressSeat(active, seat))}
        >
          {seat}
        </Key>
      ))}
      <Key
        label={words.moreGuests}
        isDisabled={isBusy}
        onPress={() => void run(() => addGuest(bill, seats.length + 1))}
      >
        +
      </Key>
      <VisuallyHidden>
        <output>{active !== null && words.nextLines(active)}</output>
      </VisuallyHidden>
    </fieldset>
  );
}
