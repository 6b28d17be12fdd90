import type { StaffId } from "../id.ts";
import { addMoney, noMoney, type Money } from "../money/money.ts";

/** What an owner asks staff about: a voided bill, a line taken back, a bill printed again, a drawer opened by hand. */
export const handledKinds = ["void", "credit", "reprint", "drawer"] as const;
export type HandledKind = (typeof handledKinds)[number];

export type Handled = {
  readonly kind: HandledKind;
  /** Null if the journal does not say, as in an imported past. */
  readonly staff: StaffId | null;
  /** What the bill or line would have brought; 0 for a paper or a drawer. */
  readonly amount: Money;
};

type CountAndAmount = { readonly count: number; readonly amount: Money };

export type PersonFigures = {
  readonly staff: StaffId | null;
  readonly handled: Readonly<Record<HandledKind, CountAndAmount>>;
};

const nothing: CountAndAmount = { count: 0, amount: noMoney };

/** Adds up by person; the person who took most money off bills comes first. */
export function sumByPerson(events: readonly Handled[]): readonly PersonFigures[] {
  const people = [...Map.groupBy(events, ({ staff }) => staff)].map(([staff, own]) => ({
    staff,
    handled: {
      void: sumKind(own, "void"),
      credit: sumKind(own, "credit"),
      reprint: sumKind(own, "reprint"),
      drawer: sumKind(own, "drawer"),
    },
  }));
  return people.toSorted(
    (one, other) =>
      takenOff(other) - takenOff(one) ||
      countAll(other) - countAll(one) ||
      (one.staff ?? 0) - (other.staff ?? 0),
  );
}

function sumKind(events: readonly Handled[], wanted: HandledKind): CountAndAmount {
  return events
    .filter(({ kind }) => kind === wanted)
    .reduce(
      ({ count, amount }, event) => ({
        count: count + 1,
        amount: addMoney(amount, event.amount),
      }),
      nothing,
    );
}

function takenOff({ handled }: PersonFigures): Money {
  return addMoney(handled.void.amount, handled.credit.amount);
}

function countAll({ handled }: PersonFigures): number {
  return handledKinds.reduce((count, kind) => count + handled[kind].count, 0);
}
