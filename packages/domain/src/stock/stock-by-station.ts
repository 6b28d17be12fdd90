import type { Line, LineKey } from "../bill/line.ts";
import type { StationId } from "../id.ts";
import { negateQuantity } from "../money/quantity.ts";
import type { Recipe } from "./stock.ts";
import { stockTaken, type StockLine, type StockTaken } from "./stock-taken.ts";

/** A line with the station whose stock it uses. */
export type LineWithStation = StockLine & { readonly station: StationId };

type LineStations = {
  /** The stations of the lines that were already there. */
  readonly known: ReadonlyMap<LineKey, StationId>;
  /** The station of all other lines. */
  readonly here: StationId;
};

/** A line uses the stock of the station where it is ordered; a credit returns it there. */
export function assignStation<Placed extends StockLine & Pick<Line, "key" | "credits">>(
  line: Placed,
  { known, here }: LineStations,
): Placed & LineWithStation {
  const station = known.get(line.key) ?? known.get(line.credits ?? line.key) ?? here;
  return { ...line, station };
}

/** Computes the stock that a change of a bill takes from each station; returned stock is negative. */
export function stockTakenByStation(
  {
    before,
    after,
  }: { readonly before: readonly LineWithStation[]; readonly after: readonly LineWithStation[] },
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
