import { addQuantity, negateQuantity, noQuantity, sumQuantity } from "../money/quantity.ts";
import type { Instant } from "../time/instant.ts";
import { linesRightUnder, linesUnder, type Bill } from "./bill.ts";
import { insertLine } from "./line-order.ts";
import {
  deriveLineKey,
  isCreditOfReplaced,
  type CommissionLine,
  type Line,
  type LineKey,
} from "./line.ts";
import { netQuantity } from "./net-quantity.ts";

/** The sent commissions of an item that were not taken back. */
export function earnedCommissions(bill: Bill, item: LineKey): readonly CommissionLine[] {
  return commissionsOf(bill, item).filter((line) => line.isSaved && netQuantity(bill, line) > 0);
}

/** The sent commission that a new one replaces; of several, the last. */
export function commissionToReplace(bill: Bill, item: LineKey): LineKey | null {
  return earnedCommissions(bill, item).at(-1)?.key ?? null;
}

/** Takes the sent commissions of an item back. Each credit stands under its commission, where no other credit does. */
export function creditReplaced(
  bill: Bill,
  item: LineKey,
  { key, at }: { readonly key: LineKey; readonly at: Instant },
): Bill {
  return earnedCommissions(bill, item).reduce<Bill>(
    (after, old, index) =>
      insertLine(after, {
        ...old,
        key: deriveLineKey(key, index + 1),
        isSaved: false,
        round: null,
        quantity: negateQuantity(netQuantity(bill, old)),
        createdAt: at,
        credits: old.key,
        parent: old.key,
      }),
    bill,
  );
}

/** The bill as if its unsent commission of this item had never been set: what was replaced by it is back. */
export function withoutUnsentCommission(bill: Bill, item: LineKey): Bill {
  const gone = new Set<Line>([
    ...commissionsOf(bill, item).filter(({ isSaved }) => !isSaved),
    ...unsentCreditsOfReplaced(bill, item),
  ]);
  return gone.size === 0 ? bill : { ...bill, lines: bill.lines.filter((line) => !gone.has(line)) };
}

/** The unsent commission that a credit of a replaced one was added for. */
export function replacementOf(bill: Bill, credit: Line): CommissionLine | null {
  const replaced = bill.lines.find(({ key }) => key === credit.credits);
  if (replaced?.type !== "commission") return null;
  return commissionsOf(bill, replaced.parent).find(({ isSaved }) => !isSaved) ?? null;
}

/** The lines as guests may know them: whose commission was replaced by whose is not their concern. */
export function withoutReplaced(bill: Bill): Bill {
  const credits = bill.lines.filter(isCreditOfReplaced);
  if (credits.length === 0) return bill;
  const lines = bill.lines.flatMap((line): readonly Line[] => {
    if (isCreditOfReplaced(line)) return [];
    const back = credits.filter((credit) => credit.credits === line.key);
    const left = addQuantity(line.quantity, sumQuantity(back.map(({ quantity }) => quantity)));
    return back.length > 0 && left === noQuantity ? [] : [{ ...line, quantity: left }];
  });
  return { ...bill, lines };
}

function commissionsOf(bill: Bill, item: LineKey): readonly CommissionLine[] {
  return linesUnder(bill, item).flatMap((line) => (line.type === "commission" ? [line] : []));
}

function unsentCreditsOfReplaced(bill: Bill, item: LineKey): readonly Line[] {
  return commissionsOf(bill, item)
    .flatMap(({ key }) => linesRightUnder(bill, key))
    .filter((line) => !line.isSaved && isCreditOfReplaced(line));
}
