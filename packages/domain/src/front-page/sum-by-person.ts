import type { StaffId } from "../id.ts";
import { addMoney, noMoney, type Money } from "../money/money.ts";

/** The kinds of staff exceptions: voided bills, lines taken back, bills printed again, drawers opened by hand. */
export const exceptionKinds = ["void", "credit", "reprint", "drawer"] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export type StaffException = {
  readonly kind: ExceptionKind;
  /** Null if the journal does not say, as in an imported past. */
  readonly staff: StaffId | null;
  /** What the bill or line would have brought; 0 for a paper or a drawer. */
  readonly amount: Money;
};

type CountAndAmount = { readonly count: number; readonly amount: Money };

export type PersonFigures = {
  readonly staff: StaffId | null;
  readonly exceptions: Readonly<Record<ExceptionKind, CountAndAmount>>;
};

const nothing: CountAndAmount = { count: 0, amount: noMoney };

/** Adds up by person; the person who took most money off bills comes first. */
export function sumByPerson(events: readonly StaffException[]): readonly PersonFigures[] {
  const people = [...Map.groupBy(events, ({ staff }) => staff)].map(([staff, own]) => ({
    staff,
    exceptions: {
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

function sumKind(events: readonly StaffException[], wanted: ExceptionKind): CountAndAmount {
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

function takenOff({ exceptions }: PersonFigures): Money {
  return addMoney(exceptions.void.amount, exceptions.credit.amount);
}

function countAll({ exceptions }: PersonFigures): number {
  return exceptionKinds.reduce((count, kind) => count + exceptions[kind].count, 0);
}
