import type { Money } from "../money/money.ts";
import type { DrawerFigures } from "./shift-summary.ts";

/** What was counted of a currency that is more or less than expected. */
export type DrawerDifference = {
  /** The code of another currency; null for the venue's own. */
  readonly code: string | null;
  readonly expected: Money;
  readonly counted: Money;
  readonly difference: Money;
};

type Counted = Pick<DrawerFigures, "expected" | "counted" | "difference" | "foreign">;

/** Each currency of which more or less was counted than should be in the drawer, the venue's own first. */
export function drawerDifferences(drawer: Counted): readonly DrawerDifference[] {
  return [{ ...drawer, code: null }, ...(drawer.foreign ?? [])].flatMap(
    ({ code, expected, counted, difference }) =>
      counted === null || difference === null || difference === 0
        ? []
        : [{ code, expected, counted, difference }],
  );
}

/** Whether both state the same figures. */
export function areSameDifferences(
  some: readonly DrawerDifference[],
  others: readonly DrawerDifference[],
): boolean {
  return (
    some.length === others.length &&
    some.every(({ code, expected, counted }, index) => {
      const other = others[index];
      return other?.code === code && other.expected === expected && other.counted === counted;
    })
  );
}
