/** The effect of one write on the count of a stock item at one station, in thousandths. */
export type StockMove = {
  readonly stock: number;
  readonly action: string;
  readonly before: number;
  readonly after: number;
};

export type StockMoveSums = {
  readonly stock: number;
  /** The count before the first move. */
  readonly before: number;
  readonly delivered: number;
  readonly used: number;
  readonly givenBack: number;
  /** What was taken away on the delivery screen, and changes by any other action. */
  readonly corrected: number;
  /** The count after the last move. */
  readonly after: number;
};

/** What the calls that move stock do; a split, for one, moves none. */
const stockActions: ReadonlyMap<string, "delivery" | "bill"> = new Map([
  ["update-stock", "delivery"],
  ["new-bill", "bill"],
  ["update-bill", "bill"],
  ["void-bill", "bill"],
  ["refund-bill", "bill"],
]);

/** Whether the report knows what a call does to the stock: the proofs require it of every call that moves some. */
export function isStockAction(action: string): boolean {
  return stockActions.has(action);
}

/** Sums the moves, which must be in order: before + delivered − used + given back + corrected = after. */
export function sumStockMoves(moves: readonly StockMove[]): readonly StockMoveSums[] {
  const sums = new Map<number, StockMoveSums>();
  for (const move of moves) {
    const { stock, before, after } = move;
    const none = { stock, before, delivered: 0, used: 0, givenBack: 0, corrected: 0, after };
    const sum = sums.get(stock) ?? none;
    const side = moveKind(move);
    const by = side === "used" ? before - after : after - before;
    sums.set(stock, { ...sum, [side]: sum[side] + by, after });
  }
  return [...sums.values()];
}

/** What a movement was. */
export function moveKind({ action, before, after }: StockMove) {
  const by = stockActions.get(action);
  if (by === undefined) return "corrected";
  if (by === "delivery") return after < before ? "corrected" : "delivered";
  return after < before ? "used" : "givenBack";
}
