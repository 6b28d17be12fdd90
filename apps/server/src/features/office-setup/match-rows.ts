import { mapInSlices } from "#database/time-slices.ts";

import type { Fields, StoredRecord } from "../office/index.ts";
import { meaningOfFirstName } from "./first-names.ts";
import { identifyRow, type Identity } from "./identify-row.ts";
import type { NamesByTable } from "./names.ts";
import type { Origin } from "./origin-store.ts";
import { startPairing, type KeyAt } from "./pair-rows.ts";
import { canonical, leaveOutRetired, toPortableFields } from "./portable.ts";
import type { Section } from "./sections.ts";

type MatchInput = {
  readonly names: NamesByTable;
  readonly records: readonly StoredRecord[];
  readonly rows: readonly Fields[];
};

/** The origin of each copied row, and of each row that exists here. */
type CopyOrigins = {
  readonly rows: readonly Origin[];
  readonly here: ReadonlyMap<number, Origin>;
};

type Match = StoredRecord | null;

/**
 * Matches each file row to a stored row; each stored row is used once. What both venues were given when they were new
 * matches although they speak different languages: "Cash" is "Tiền mặt". A renamed copy is found by its origin. Neither
 * holds if another file row has the name. What is left matches a name that differs only in upper and lower case.
 */
export async function matchRows(
  section: Section,
  list: MatchInput,
  firsts: CopyOrigins | null,
): Promise<readonly Match[]> {
  const { rows, records } = list;
  if (section.isOne) return rows.map(() => records[0] ?? null);
  const { pair, partners } = startPairing(rows.length, records.length);
  const { ofRow, ofRecord } = await identifyAll(section, list);
  const pairByName = (key: "exact" | "folded") => {
    for (const [inFile, here] of ownKeys) {
      pair(
        (row) => (hasOwn(ofRow(row)) === inFile ? ofRow(row)[key] : null),
        (record) => (hasOwn(ofRecord(record)) === here ? ofRecord(record)[key] : null),
      );
    }
  };
  const meaningOf = (fields: Fields | undefined) =>
    meaningOfFirstName(section.name, fields?.["name"]);
  pair(
    (row) => ofRow(row).own,
    (record) => ofRecord(record).own,
  );
  pair(...sameInAll(section, list, { ofRow, ofRecord }));
  pairByName("exact");
  pair(
    (row) => meaningOf(rows[row]),
    (record) => meaningOf(records[record]),
  );
  if (firsts !== null) {
    pair(
      (row) => firsts.rows[row]?.master ?? null,
      (record) => firsts.here.get(records[record]?.id ?? 0)?.master ?? null,
    );
  }
  pairByName("folded");
  return partners.map((record) => (record === null ? null : (records[record] ?? null)));
}

/**
 * Whether the row of a file and the record have a card. A card is added or taken away only if no guest is more alike, and
 * two cards are two guests.
 */
const ownKeys = [
  [false, false],
  [true, false],
  [false, true],
] as const;

function hasOwn({ own }: Identity): boolean {
  return own !== null;
}

type Identities = {
  readonly ofRow: (row: number) => Identity;
  readonly ofRecord: (record: number) => Identity;
};

const nobody: Identity = { own: null, exact: null, folded: null };

async function identifyAll(
  section: Section,
  { names, records, rows }: MatchInput,
): Promise<Identities> {
  const keyed = [...new Set(section.keys.flat())];
  const inFile = await mapInSlices(rows, (row) => identifyRow(section, row));
  const here = await mapInSlices(records, (record) =>
    identifyRow(section, toPortableFields(section, names, record, keyed)),
  );
  // As for a menu that is imported: of Gin and GIN, gin is neither.
  const spellings = Map.groupBy(new Set(here.map(({ exact }) => exact)), foldedOf(here));
  const unclear = new Set(
    [...spellings].flatMap(([folded, exact]) => (exact.length > 1 ? [folded] : [])),
  );
  return {
    ofRow: (row) => inFile[row] ?? nobody,
    ofRecord: (record) => {
      const identity = here[record] ?? nobody;
      return unclear.has(identity.folded) ? { ...identity, folded: null } : identity;
    },
  };
}

function foldedOf(identities: readonly Identity[]): (exact: string | null) => string | null {
  const byExact = new Map(identities.map(({ exact, folded }) => [exact, folded]));
  return (exact) => byExact.get(exact) ?? null;
}

/** Of several guests of one name and phone, a row takes the one that it leaves unchanged. */
function sameInAll(
  section: Section,
  { names, records, rows }: MatchInput,
  { ofRow, ofRecord }: Identities,
): readonly [KeyAt, KeyAt] {
  const alike = Map.groupBy(records.keys(), (record) => ofRecord(record).exact);
  const isDouble = ({ exact }: Identity) => exact !== null && (alike.get(exact)?.length ?? 0) > 1;
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const textOf = (values: Fields) =>
    JSON.stringify(fields.map((field) => canonical(section, field, values[field])));
  return [
    (row) => (isDouble(ofRow(row)) ? textOf(rows[row] ?? {}) : null),
    (index) => {
      const record = records[index];
      if (record === undefined || !isDouble(ofRecord(index))) return null;
      const kept = leaveOutRetired(section, names, record) ?? record;
      return textOf(toPortableFields(section, names, kept));
    },
  ];
}
