import type { Line, LineKey } from "../bill/line.ts";
import type { StationId } from "../id.ts";
import { negateQuantity } from "../money/quantity.ts";
import type { Recipe } from "./stock.ts";
import { stockTaken, type StockLine, type StockTaken } from "./stock-taken.ts";

/** A line with the station from whose stock it is served. */
export type PlacedLine = StockLine & { readonly station: StationId };

type Placing = {
  /** Where the lines that were there before took their stock. */
  readonly known: ReadonlyMap<LineKey, StationId>;
  /** The station at which the rest are ordered. */
  readonly here: StationId;
};

/** A line takes its stock where it is ordered, and a credit gives it back where its line took it. */
export function placeLine<Placed extends StockLine & Pick<Line, "key" | "credits">>(
  line: Placed,
  { known, here }: Placing,
): Placed & PlacedLine {
  const station = known.get(line.key) ?? known.get(line.credits ?? line.key) ?? here;
  return { ...line, station };
}

/** What a bill that changes takes from the stock of each station; what comes back is negative. */
export function stockTakenByStation(
  {
    before,
    after,
  }: { readonly before: readonly PlacedLine[]; readonly after: readonly PlacedLine[] },
  recipes: readonly Recipe[],
): ReadonlyMap<StationId, StockTaken> {
  const undone = before.map((line) => ({ ...line, quantity: negateQuantity(line.quantity) }));
  const byStation = Map.groupBy([...after, ...undone], ({ station }) => station);
  return new Map(
    [...byStation]
      .map(([station, lines]) => [station, stockTaken(lines, recipes)] as const)
      .filter(([, taken]) => taken.size > 0),
  );
}
