import { isSold, type Line, type LineKey } from "../bill/line.ts";
import type { StationId } from "../id.ts";
import { noQuantity, sumQuantity } from "../money/quantity.ts";
import type { Recipe } from "./stock.ts";
import { stockGivenBack, stockTaken, sumStock, type StockTaken } from "./stock-taken.ts";
import { takeBack, takeFor, type StockTaking } from "./stock-taking.ts";

/** Where a line took its stock, and when. */
export type StockSource = {
  readonly station: StationId;
  readonly takings: readonly StockTaking[];
};

/** A line with the station whose stock it uses, and when it took it: each taking by the recipe of its moment. */
export type LineWithStation = Pick<Line, "key" | "type" | "article" | "quantity" | "credits"> &
  StockSource;

type LineSources = {
  /** Where and when the lines that were already there took their stock. */
  readonly known: ReadonlyMap<LineKey, StockSource>;
  /** The station of all other lines. */
  readonly here: StationId;
};

/**
 * A line uses the stock of the station where it is ordered, and takes what it needs in addition by the recipe of now; a
 * credit returns there what its line took.
 */
export function findStockSource(
  line: Pick<Line, "key" | "quantity" | "credits">,
  { known, here }: LineSources,
): StockSource {
  const own = known.get(line.key);
  const credited = line.credits === null ? undefined : known.get(line.credits);
  return {
    station: own?.station ?? credited?.station ?? here,
    takings:
      credited === undefined
        ? takeFor(line.quantity, own?.takings ?? [], null)
        : takeBack(line.quantity, credited.takings),
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
    isSold(before) === isSold(after)
  );
}

/** The recipes by which the lines of a round took their stock; null are those of now. */
export type RecipesOfRound = (round: number | null) => readonly Recipe[];

/** What a change of a bill takes from the stock of a station; returned stock is negative. */
export type StockMove = {
  /** What lines that were already there take more or less, and what new timers that have ended take: it is gone. */
  readonly used: StockTaken;
  /** What all other new lines take or, as credits, return. */
  readonly ordered: StockTaken;
};

/** The new lines that can be refused for stock. A timer that is entered with its end has used its stock already. */
export function orderedLines({ before, after }: LineChanges): readonly LineWithStation[] {
  const known = new Set(before.map(({ key }) => key));
  const hasEnded = ({ type, quantity }: LineWithStation): boolean =>
    type === "timer" && quantity > noQuantity;
  return after.filter((line) => !known.has(line.key) && !hasEnded(line));
}

/** Computes the stock that a change of a bill takes from each station. */
export function stockMovesByStation(
  changes: LineChanges,
  recipesOf: RecipesOfRound,
): ReadonlyMap<StationId, StockMove> {
  const { before, after } = changes;
  const orders = new Set(orderedLines(changes));
  const moves = [
    ...before.map((line) => ({ line, used: stockGivenBack(stockOfLine(line, recipesOf)) })),
    ...after.map((line) => {
      const taken = stockOfLine(line, recipesOf);
      return orders.has(line) ? { line, ordered: taken } : { line, used: taken };
    }),
  ];
  const byStation = Map.groupBy(moves, ({ line }) => line.station);
  return new Map(
    [...byStation]
      .map(([station, own]): [StationId, StockMove] => [station, sumMoves(own)])
      .filter(([, { used, ordered }]) => used.size > 0 || ordered.size > 0),
  );
}

function sumMoves(moves: readonly Partial<StockMove>[]): StockMove {
  return {
    used: sumStock(moves.flatMap(({ used }) => used ?? [])),
    ordered: sumStock(moves.flatMap(({ ordered }) => ordered ?? [])),
  };
}

/** Takings by the same recipe are rounded once, as if the line had taken them together. */
function stockOfLine(line: LineWithStation, recipesOf: RecipesOfRound): StockTaken {
  const takings = line.takings.map(({ quantity, round }) => ({
    quantity,
    recipe: recipesOf(round).find(({ article }) => article === line.article),
  }));
  const byRecipe = Map.groupBy(takings, ({ recipe }) => JSON.stringify(recipe?.parts ?? []));
  return sumStock(
    [...byRecipe.values()].map((same) => {
      const quantity = sumQuantity(same.map((taking) => taking.quantity));
      return stockTaken(
        [{ ...line, quantity }],
        same.flatMap(({ recipe }) => recipe ?? []),
      );
    }),
  );
}
