import { addQuantity, quantity, subtractQuantity, type Quantity } from "../money/quantity.ts";
import { parentOf, replaceLine, type Bill } from "./bill.ts";
import { insertLine } from "./line-order.ts";
import type { Line, LineKey } from "./line.ts";

/** A line, or some of its quantity, that moves to another bill. */
export type Part = { readonly line: Line; readonly quantity: Quantity; readonly isWhole: boolean };

export function wholeLine(line: Line): Part {
  return { line, quantity: line.quantity, isWhole: true };
}

/** One piece of a line with its share of the lines under it. A timer moves as a whole, together with its credits. */
export function oneOf(bill: Bill, line: Line): readonly Part[] {
  const under = bill.lines.filter((other) => parentOf(other) === line.key);
  const credits = bill.lines.filter((other) => other.credits === line.key);
  if (line.type === "timer") {
    const creditKeys = new Set<LineKey>(credits.map(({ key }) => key));
    const underCredits = bill.lines.filter((other) => creditKeys.has(parentOf(other) ?? line.key));
    return [...new Set([line, ...under, ...credits, ...underCredits])].map(wholeLine);
  }
  const count = Math.abs(line.quantity);
  return [line, ...under].map((each) => {
    const share = Math.ceil(Math.abs(each.quantity) / count) * Math.sign(each.quantity);
    return { line: each, quantity: quantity(share), isWhole: share === each.quantity };
  });
}

export function withoutPart(bill: Bill, { line, quantity: gone, isWhole }: Part): Bill {
  if (isWhole) return { ...bill, lines: bill.lines.filter(({ key }) => key !== line.key) };
  return replaceLine(bill, { ...line, quantity: subtractQuantity(line.quantity, gone) });
}

/** A part keeps the key of its line, so that it rejoins the rest when it comes back. */
export function withPart(bill: Bill, { line, quantity: come }: Part): Bill {
  const rest = bill.lines.find(({ key }) => key === line.key);
  if (rest === undefined) return insertLine(bill, { ...line, quantity: come });
  return replaceLine(bill, { ...rest, quantity: addQuantity(rest.quantity, come) });
}
