import type {
  ArticleId,
  BillId,
  CustomerId,
  Instant,
  Money,
  PrintJobId,
  ShiftId,
  StaffId,
  StationId,
  WorkDayId,
} from "@comanda/contract/wire";
import type { Bill } from "@comanda/domain/bill/bill";
import type { Line, LineKey } from "@comanda/domain/bill/line";
import { nextRoundNumber, markRoundSent } from "@comanda/domain/bill/mark-round-sent";
import type { Join } from "@comanda/domain/bill/part-bills";
import type { TicketedQuantities } from "@comanda/domain/bill/ticket-lines";
import type { BillUpdate, ChangedSince } from "@comanda/domain/bill/update-bill";
import type { StaffMove } from "@comanda/domain/bill/require-earners-here";
import type { EarnedCommission } from "@comanda/domain/commission/commission-due";
import type { CustomerType } from "@comanda/domain/customer/customer";
import type { Article } from "@comanda/domain/menu/article";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import type { Tender } from "@comanda/domain/payment/tender";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import type { DrawerCount } from "@comanda/domain/shift/shift";
import type { Staff } from "@comanda/domain/staff/staff";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";
import {
  findStockSource,
  stockMovesByStation,
  type LineChanges,
  type LineWithStation,
  type StockSource,
} from "@comanda/domain/stock/stock-by-station";
import { moveStockLevels } from "@comanda/domain/stock/withdraw-stock";

import type { VenueFacts } from "./venue-facts.ts";
import type { ModelPaper } from "./papers.ts";
import { headerFields, recountDifferences } from "./recount-differences.ts";
import { countWaits, type Waits } from "./recount-waits.ts";

/** A bill as the rules have built it, and the changes of each of its saves. */
export type ModelBill = {
  readonly bill: Bill;
  readonly amount: Money;
  readonly saves: readonly ChangedSince[];
  /** Where its lines have taken their stock, and by which of the recipes. */
  readonly sources: Sources;
  /** The quantities on tickets to the kitchen and the bar. */
  readonly ticketed: TicketedQuantities;
  /** The version that the guests were given last. */
  readonly printedVersion: number | null;
  /** With the ids that the server gave; a negative one where its reply names none. */
  readonly tenders: readonly Tender[];
  readonly waits: Waits;
};

type Sources = ReadonlyMap<LineKey, StockSource>;

/** What the server should hold, computed by the domain alone. */
export type Model = {
  readonly bills: ReadonlyMap<BillId, ModelBill>;
  /** What became of the bills of earlier nights, which this one leaves alone. */
  readonly earlierBills: ReadonlyMap<BillId, Pick<Bill, "status" | "version">>;
  /** What is kept of each bill that was joined into another one. */
  readonly joins: ReadonlyMap<BillId, { readonly into: BillId; readonly join: Join }>;
  readonly levels: ReadonlyMap<StationId, StockLevels>;
  /** All recipes after each change of one; the last are those of now. A round of stock is the index of its recipes. */
  readonly recipes: readonly (readonly Recipe[])[];
  readonly lastNumber: number;
  readonly lastInWorkDay: number;
  /** Null between two days. */
  readonly workDay: WorkDayId | null;
  /** The open shifts by station. */
  readonly shifts: ReadonlyMap<StationId, ModelShift>;
  readonly staff: readonly Staff[];
  /** Where each of them was until they were signed in elsewhere, or out. */
  readonly moves: ReadonlyMap<StaffId, readonly StaffMove[]>;
  readonly customers: ReadonlyMap<CustomerId, CustomerType | null>;
  /** The customers who were erased in this night; their customer types, which promotions use, stay. */
  readonly erased: ReadonlySet<CustomerId>;
  /** Those on bills of earlier nights that are still open. */
  readonly seated: ReadonlySet<CustomerId>;
  /** The house cards, and whose they are. */
  readonly cards: ReadonlyMap<string, CustomerId>;
  readonly commissions: {
    /** Commission earned in earlier nights and unpaid when this one began. */
    readonly earlier: readonly EarnedCommission[];
    /** The lines whose commission was paid since. */
    readonly paid: ReadonlySet<string>;
  };
  readonly papers: ReadonlyMap<PrintJobId, ModelPaper>;
  readonly menu: ReadonlyMap<ArticleId, MenuEntry>;
};

/** What a manager changes of an article while it is ordered. */
export type MenuEntry = Pick<Article, "price" | "isDeleted"> & { readonly revision: number };

export type ModelShift = {
  readonly id: ShiftId;
  readonly workDay: WorkDayId;
  readonly staff: StaffId;
  /** The last count of its drawer. */
  readonly counted: number | null;
  /** Each count of its drawer. */
  readonly counts: readonly DrawerCount[];
  /** When cash moved last, but for the tenders of this night. */
  readonly cashMovedAt: Instant | null;
};

/** The bill as a save leaves it, with its new version; everything on it becomes the previous order. */
export function withBill(
  model: Model,
  facts: VenueFacts,
  {
    id,
    bill,
    at,
    station,
    come = new Map(),
    ticketed,
    tenders,
    isServed = false,
  }: {
    readonly id: BillId;
    readonly bill: Bill;
    readonly at: Instant;
    /** Where its new lines were ordered. */
    readonly station: StationId;
    /** Where lines that come from another bill have taken their stock. */
    readonly come?: Sources;
    /** The quantities on tickets, if they have changed. */
    readonly ticketed?: TicketedQuantities;
    /** Its tenders, if there are new ones. */
    readonly tenders?: readonly Tender[];
    /** Whether somebody said that all has come. */
    readonly isServed?: boolean;
  },
): Model {
  const before = model.bills.get(id);
  const saved: Bill = {
    ...markRoundSent(bill, nextRoundNumber([...model.bills.values()].map((other) => other.bill))),
    id,
    version: (before?.bill.version ?? 0) + 1,
    updatedAt: at,
  };
  const changed = before === undefined ? nothing : difference(before.bill, saved, come);
  const known = new Map([...come, ...(before?.sources ?? [])]);
  return {
    ...model,
    bills: new Map(model.bills).set(id, {
      bill: saved,
      amount: billAmount(saved, facts.payTypes, facts.currency),
      sources: sourcesAfter(model, placeLines(saved.lines, known, station), come),
      saves: [...(before?.saves ?? []), changed],
      ticketed: ticketed ?? before?.ticketed ?? new Map(),
      printedVersion: before?.printedVersion ?? null,
      tenders: tenders ?? before?.tenders ?? [],
      waits: countWaits(before, { bill: saved, isServed, isJoined: come.size > 0 }),
    }),
  };
}

const nothing: ChangedSince = { header: new Set(), lines: new Set() };

function difference(before: Bill, after: Bill, come: Sources): ChangedSince {
  const was = new Map(before.lines.map((line) => [line.key, JSON.stringify(line)]));
  const isChanged = (line: Line): boolean =>
    was.has(line.key) ? was.get(line.key) !== JSON.stringify(line) : come.has(line.key);
  const stayed = new Set(after.lines.map(({ key }) => key));
  const left = [...was.keys()].filter((key) => !stayed.has(key));
  return {
    header: new Set(
      headerFields.filter(
        (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
      ),
    ),
    lines: new Set([...after.lines.filter(isChanged).map(({ key }) => key), ...left]),
  };
}

/**
 * The changes of a bill after the version that a till had read; of a version that the bill does not have yet, whatever
 * the update would change. Who moved the guests is not compared.
 */
export function changedSince(
  { bill, saves }: ModelBill,
  version: number,
  update: BillUpdate,
): ChangedSince {
  if (version > bill.version) return recountDifferences(bill, update);
  const later = saves.slice(version);
  return {
    header: new Set(later.flatMap(({ header }) => [...header])),
    lines: new Set(later.flatMap(({ lines }) => [...lines])),
    movedBy: "",
  };
}

/** The lines with the stations that serve them; new lines are served here. */
export function placeLines(
  lines: readonly Line[],
  known: Sources,
  here: StationId,
): readonly LineWithStation[] {
  return lines.map((line) => ({ ...line, ...findStockSource(line, { known, here }) }));
}

/** What is taken now is taken by the recipes of now; a line that joins its other part has taken its stock with it. */
function sourcesAfter(
  { recipes }: Model,
  lines: readonly LineWithStation[],
  come: Sources,
): Sources {
  const now = recipes.length - 1;
  return new Map(
    lines.map(({ key, station, takings }) => {
      const taken = come.has(key) ? (takings[0]?.round ?? now) : now;
      const dated = takings.map((taking) => ({ ...taking, round: taking.round ?? taken }));
      return [key, { station, takings: dated }];
    }),
  );
}

/** Takes what the lines need more than before from the shelves of their stations, or refuses what is ordered. */
export function moveStock(model: Model, lines: LineChanges): Model | Refusal {
  const levels = new Map(model.levels);
  const { recipes } = model;
  const recipesOf = (round: number | null) => recipes[round ?? recipes.length - 1] ?? [];
  for (const [station, move] of stockMovesByStation(lines, recipesOf)) {
    const before = levelsOf(model, station);
    const left = moveStockLevels(before, move, []);
    if (isRefusal(left)) return left;
    levels.set(station, new Map([...before, ...left]));
  }
  return { ...model, levels };
}

export function levelsOf(model: Model, station: StationId): StockLevels {
  return model.levels.get(station) ?? new Map();
}

export function lineAt({ bill }: ModelBill, index: number): LineKey | null {
  return bill.lines[index % Math.max(1, bill.lines.length)]?.key ?? null;
}

/** The tenders of a bill after further ones; the last has this id, if a reply names it. */
export function numberTenders(
  before: readonly Tender[],
  taken: readonly Tender[],
  last?: number,
): readonly Tender[] {
  const numbered = taken.map((tender, index) => {
    const unknown = 0 - (before.length + index + 1);
    const given = index === taken.length - 1 ? (last ?? unknown) : unknown;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands for an id that no reply names
    return { ...tender, id: given as Tender["id"] };
  });
  return [...before, ...numbered];
}
