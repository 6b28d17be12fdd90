import { isSold, type Line, type LineKey } from "../bill/line.ts";
import type { StationId } from "../id.ts";
import { negateQuantity } from "../money/quantity.ts";
import type { Recipe } from "./stock.ts";
import { stockTaken, sumStock, type StockLine, type StockTaken } from "./stock-taken.ts";

/** Where and when stock was taken. */
export type StockSource = {
  readonly station: StationId;
  /** The number of the Print that took it; null if it is not taken yet, or older than these numbers. */
  readonly round: number | null;
};

/** A line with the station whose stock it uses, and the round whose recipes say how much. */
export type LineWithStation = StockLine &
  Pick<Line, "key"> & {
    readonly station: StationId;
    readonly recipeRound: number | null;
  };

type LineSources = {
  /** Where and when the lines that were already there took their stock. */
  readonly known: ReadonlyMap<LineKey, StockSource>;
  /** The station of all other lines. */
  readonly here: StationId;
};

/** A line uses the stock of the station where it is ordered; a credit returns there what its line took. */
export function assignStation<Placed extends StockLine & Pick<Line, "key" | "credits">>(
  line: Placed,
  { known, here }: LineSources,
): Placed & LineWithStation {
  const own = known.get(line.key);
  const credited = line.credits === null ? undefined : known.get(line.credits);
  return {
    ...line,
    station: own?.station ?? credited?.station ?? here,
    recipeRound: credited?.round ?? own?.round ?? null,
  };
}

export type LineChanges = {
  readonly before: readonly LineWithStation[];
  readonly after: readonly LineWithStation[];
};

/** Leaves out the lines that use as much stock after the change as before. */
export function linesThatMoveStock({ before, after }: LineChanges): LineChanges {
  const known = new Map(before.map((line) => [line.key, line]));
  const unchanged = new Set(
    after.filter((line) => usesSameStock(known.get(line.key), line)).map(({ key }) => key),
  );
  const isMoving = ({ key }: LineWithStation): boolean => !unchanged.has(key);
  return { before: before.filter(isMoving), after: after.filter(isMoving) };
}

function usesSameStock(before: LineWithStation | undefined, after: LineWithStation): boolean {
  return (
    before !== undefined &&
    before.article === after.article &&
    before.quantity === after.quantity &&
    before.station === after.station &&
    before.recipeRound === after.recipeRound &&
    isSold(before) === isSold(after)
  );
}

/** The recipes by which the lines of a round took their stock; null are those of now. */
export type RecipesOfRound = (round: number | null) => readonly Recipe[];

/** Computes the stock that a change of a bill takes from each station; returned stock is negative. */
export function stockTakenByStation(
  { before, after }: LineChanges,
  recipesOf: RecipesOfRound,
): ReadonlyMap<StationId, StockTaken> {
  const undone = before.map((line) => ({ ...line, quantity: negateQuantity(line.quantity) }));
  const byStation = Map.groupBy([...after, ...undone], ({ station }) => station);
  return new Map(
    [...byStation]
      .map(([station, lines]) => [station, stockOfRounds(lines, recipesOf)] as const)
      .filter(([, taken]) => taken.size > 0),
  );
}

function stockOfRounds(lines: readonly LineWithStation[], recipesOf: RecipesOfRound): StockTaken {
  const byRound = Map.groupBy(lines, ({ recipeRound }) => recipeRound);
  return sumStock([...byRound].map(([round, own]) => stockTaken(own, recipesOf(round))));
}
