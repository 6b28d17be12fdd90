import type { NumberSeparators } from "@comanda/domain/money/read-number";
import { isProblemCode } from "@comanda/domain/office/problem";

import { flatMapInSlices, mapInSlices } from "#database/time-slices.ts";
import { matchesSchema } from "#database/portable-columns.ts";
import { isRefused, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import {
  findRecordsAsOf,
  prepareRecords,
  writeRecords,
  type SaveRequest,
  type Fields,
  type ReadContext,
  type PreparedSave,
} from "../office/index.ts";
import type { MissingFieldRule } from "./import-setup.ts";
import { oneOf, describeMisfit } from "./allowed.ts";
import { findSpoiledDigits } from "./find-spoiled-digits.ts";
import { matchRows } from "./match-rows.ts";
import { findNames } from "./names.ts";
import { findOrigins, type Origin } from "./origin-store.ts";
import {
  portableDefaults,
  leaveOutRetired,
  meansSame,
  toStoredValue,
  toPortableFields,
  unitAt,
  withParsedNumbers,
  type RowReading,
} from "./portable.ts";
import { toFieldError, type FileProblem } from "./row-problem.ts";
import type { Section } from "./sections.ts";
import { formatUnit } from "./units.ts";

export type Counts = { readonly added: number; readonly changed: number };

export type SectionRequest = {
  readonly rows: readonly Fields[];
  /** Fields that stay as they are here, whatever a row says. */
  readonly kept: ReadonlySet<string>;
  /** Where each row stands in its table; empty if none was left out between them. */
  readonly positions: readonly number[];
  /** Whether to save only the fields that refer to later lists. */
  readonly isLater: boolean;
  readonly missingFields: MissingFieldRule;
  /** The number format of the file; null if unknown. */
  readonly signs: NumberSeparators | null;
  /** The origins of copied rows; empty for a file. */
  readonly origins: readonly Origin[];
};

type RowDraft = Fields & { readonly id?: number; readonly revision?: number };
type PlannedRow = { readonly row: number; readonly draft: RowDraft };

/** The rows of one list to save, and their prepared save. */
export type PlannedSection = {
  readonly planned: readonly PlannedRow[];
  /** Null if there is nothing to save, or if the section's own `save` checks it. */
  readonly prepared: PreparedSave | null;
};

/** Finds the differing rows of one list and checks them. */
export async function planSection(
  context: ReadContext,
  section: Section,
  wanted: SectionRequest,
): Promise<PlannedSection | RefusedCall> {
  const planned = await planRows(context, section, wanted);
  if (isRefused(planned)) return planned;
  if (planned.length === 0 || section.save !== null) return { planned, prepared: null };
  const prepared = await prepareRecords(section.topic, context, toSaveRequest(planned));
  if (isRefused(prepared)) return refuseInFile(section, { refused: prepared, planned, ...wanted });
  return { planned, prepared };
}

export async function saveSection(
  context: WriteContext,
  section: Section,
  { planned, prepared, ...wanted }: SectionRequest & PlannedSection,
): Promise<Counts | RefusedCall> {
  const { isLater, origins } = wanted;
  if (prepared !== null) {
    await writeRecords(section.topic, context, prepared, (at) => ({
      ...origins[planned[at]?.row ?? 0],
    }));
  } else if (section.save !== null) {
    const saved = await section.save(context, toSaveRequest(planned));
    if (isRefused(saved)) return refuseInFile(section, { refused: saved, planned, ...wanted });
  }
  const added = planned.filter(({ draft }) => draft.id === undefined).length;
  return { added, changed: isLater ? 0 : planned.length - added };
}

function toSaveRequest(planned: readonly PlannedRow[]): SaveRequest {
  return { save: planned.map(({ draft }) => draft), retire: [] };
}

async function planRows(
  reading: ReadContext,
  section: Section,
  { rows: fileRows, kept, positions, isLater, missingFields, signs, origins }: SectionRequest,
): Promise<readonly PlannedRow[] | RefusedCall> {
  const { database, location } = reading;
  const { topic } = section;
  const rows = (await section.settleRows?.(reading, fileRows)) ?? fileRows;
  const unknown = await flatMapInSlices(rows, (of, row) => unknownFields(section, of, row));
  if (unknown.length > 0) return refuseProblems(unknown, positions);
  const tables = new Set([topic.table, ...Object.values(topic.refersTo)]);
  const names = await findNames(database, location, tables);
  const records = await findRecordsAsOf(topic, reading);
  const here = origins.length === 0 ? null : await findOrigins(database, topic.table, location);
  const firsts = here === null ? null : { rows: origins, here };
  const said = await mapInSlices(rows, (of) => {
    const read = withParsedNumbers(section, of, signs);
    return missingFields === "default" ? { ...portableDefaults(section, read), ...read } : read;
  });
  const matches = await matchRows(section, { names, records, rows: said }, firsts);
  // Only tables keep what a row does not say, and only they pass through spreadsheet programs.
  const spoiled =
    missingFields === "keep" ? findSpoiledDigits(section, { rows: said, records, matches }) : [];
  const problems: FileProblem[] = [...spoiled];
  const planned = await flatMapInSlices(rows, (of, row): readonly PlannedRow[] => {
    const now = matches[row] ?? null;
    const fields = said[row] ?? of;
    const old =
      now === null
        ? {}
        : toPortableFields(section, names, leaveOutRetired(section, names, now) ?? now);
    const differing = Object.keys(fields).filter(
      (field) =>
        section.deferredFields.includes(field) === isLater &&
        !kept.has(field) &&
        (now === null || !meansSame(section, field, fields[field], old[field])),
    );
    if (differing.length === 0 && now !== null) return [];
    const read = differing.map((field): [string, unknown] => [
      field,
      readCheckedField(section, { names, row: fields, signs }, field, (wrong) =>
        problems.push({ section: section.name, row, of, ...wrong }),
      ),
    ]);
    // A reference may be spelled otherwise and mean the same record.
    const draft = Object.fromEntries(
      read.filter(([field, value]) => now === null || !isEqual(value, now[field])),
    );
    if (now !== null && Object.keys(draft).length === 0) return [];
    const place = now === null ? {} : { id: now.id, revision: now.revision };
    return [{ row, draft: { ...draft, ...place } }];
  });
  return problems.length > 0 ? refuseProblems(problems, positions) : planned;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function unknownFields(section: Section, of: Fields, row: number): readonly FileProblem[] {
  const known = section.topic.fieldNames;
  return Object.keys(of)
    .filter((field) => !known.includes(field))
    .map((field) => ({
      section: section.name,
      row,
      of,
      field,
      code: "no-such-field",
      value: of[field],
      allowed: oneOf(known),
    }));
}

/** The converted value of a field; reports a value that the field cannot have. */
function readCheckedField(
  section: Section,
  from: Pick<RowReading, "names" | "row" | "signs">,
  field: string,
  report: RowReading["report"],
): unknown {
  let isFine = true;
  const value = toStoredValue(
    section,
    {
      ...from,
      report: (wrong) => {
        isFine = false;
        report(wrong);
      },
    },
    field,
    from.row[field],
  );
  const schema = section.topic.schema.properties[field];
  if (isFine && schema !== undefined && !matchesSchema(schema, value)) {
    report({ field, value: from.row[field], ...describeMisfit(schema, value) });
  }
  return value;
}

function refuseInFile(
  section: Section,
  {
    refused,
    planned,
    rows,
    positions,
  }: Pick<SectionRequest, "rows" | "positions"> & {
    readonly refused: RefusedCall;
    readonly planned: readonly PlannedRow[];
  },
): RefusedCall {
  const { fields } = refused;
  if (fields === undefined) return refused;
  const problems = fields.map(({ row: at = 0, field, code = "", maximum, least, most }) => {
    const row = planned[at]?.row ?? 0;
    const of = rows[row] ?? {};
    const problem: FileProblem = {
      section: section.name,
      row,
      of,
      field,
      code: isProblemCode(code) ? code : "invalid",
      value: of[field],
      ...(maximum !== undefined && { maximum }),
    };
    if (least === undefined || most === undefined) return problem;
    // What its sentence names are no limits of the value.
    if (code === "never-answered") return { ...problem, least, most };
    const unit = unitAt(section.units, field, of) ?? "plain";
    const ends = { least: formatUnit(unit, least), most: formatUnit(unit, most) };
    return { ...problem, allowed: { code: "between" as const, ...ends } };
  });
  return refuseProblems(problems, positions);
}

/** Refuses with the rows as users count them in their table. */
function refuseProblems(
  problems: readonly FileProblem[],
  positions: SectionRequest["positions"],
): RefusedCall {
  const placed = problems.map(({ row, ...problem }): FileProblem => {
    const position = row === undefined ? undefined : (positions[row] ?? row);
    return { ...problem, ...(position !== undefined && { row: position }) };
  });
  return refuseFields("invalid-request", placed.map(toFieldError));
}
