import { addQuantity, quantity, subtractQuantity, type Quantity } from "../money/quantity.ts";
import { answersBelow, parentOf, replaceLine, type Bill } from "./bill.ts";
import { insertLine } from "./line-order.ts";
import { isCreditOfReplaced, type Line, type LineKey } from "./line.ts";
import { isPartOfSet } from "./set-lines.ts";

/** A line, or some of its quantity, that moves to another bill. */
export type MovedPart = {
  readonly line: Line;
  readonly quantity: Quantity;
  readonly isWhole: boolean;
};

export function wholeLinePart(line: Line): MovedPart {
  return { line, quantity: line.quantity, isWhole: true };
}

/** One piece of a line with its share of the lines under it. A timer moves as a whole, together with its credits. */
export function onePieceParts(bill: Bill, line: Line): readonly MovedPart[] {
  const direct = bill.lines.filter((other) => parentOf(other) === line.key);
  const under = [...new Set([...direct, ...answersBelow(bill, line.key)])];
  const credits = bill.lines.filter((other) => other.credits === line.key);
  if (line.type === "timer") {
    const creditKeys = new Set<LineKey>(credits.map(({ key }) => key));
    const underCredits = bill.lines.filter((other) => creditKeys.has(parentOf(other) ?? line.key));
    const all = [line, ...withCreditsOfReplaced(bill, under), ...credits, ...underCredits];
    return [...new Set(all)].map(wholeLinePart);
  }
  const count = Math.abs(line.quantity);
  const underParts = under.flatMap((each) => (isPartOfSet(each) ? linesUnderPart(bill, each) : []));
  const below = withCreditsOfReplaced(bill, [...under, ...underParts]);
  const going = [line, ...below].filter(({ type }) => type !== "discount");
  const parts = going.map((each) => partOf(each, Math.ceil(Math.abs(each.quantity) / count)));
  return [...parts, ...parts.flatMap((part) => discountParts(bill, part))];
}

/** A commission that was replaced goes together with its credit. */
function withCreditsOfReplaced(bill: Bill, lines: readonly Line[]): readonly Line[] {
  const keys = new Set<LineKey | null>(lines.map(({ key }) => key));
  return [
    ...lines,
    ...bill.lines.filter((line) => isCreditOfReplaced(line) && keys.has(line.credits)),
  ];
}

function linesUnderPart(bill: Bill, { key }: Line): readonly Line[] {
  const direct = bill.lines.filter((other) => parentOf(other) === key);
  return [...new Set([...direct, ...answersBelow(bill, key)])];
}

/** Pieces with a discount move first, each with its own. */
function discountParts(bill: Bill, { line, quantity: moved }: MovedPart): readonly MovedPart[] {
  let open = Math.abs(moved);
  return bill.lines.flatMap((other) => {
    if (other.type !== "discount" || other.parent !== line.key) return [];
    const count = Math.min(open, Math.abs(other.quantity));
    open -= count;
    return count === 0 ? [] : [partOf(other, count)];
  });
}

function partOf(line: Line, count: number): MovedPart {
  const share = count * Math.sign(line.quantity);
  return { line, quantity: quantity(share), isWhole: share === line.quantity };
}

export function removePart(bill: Bill, { line, quantity: gone, isWhole }: MovedPart): Bill {
  if (isWhole) return { ...bill, lines: bill.lines.filter(({ key }) => key !== line.key) };
  return replaceLine(bill, { ...line, quantity: subtractQuantity(line.quantity, gone) });
}

/** A part keeps the key of its line, so that it rejoins the rest when it comes back. */
export function addPart(bill: Bill, { line, quantity: come }: MovedPart): Bill {
  const rest = bill.lines.find(({ key }) => key === line.key);
  if (rest === undefined) return insertLine(bill, { ...line, quantity: come });
  return replaceLine(bill, { ...rest, quantity: addQuantity(rest.quantity, come) });
}
