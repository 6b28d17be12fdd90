import type { LocationId } from "@comanda/domain/id";
import type { NumberSeparators } from "@comanda/domain/money/read-number";

import type { Database } from "#database/database.ts";
import { isRefused, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import { findChangesSince } from "#journal/find-changes-since.ts";
import type { WriteContext } from "#journal/command.ts";
import { isReferenceTable } from "#journal/reference-tables.ts";
import { findHead, type JournalHead } from "#journal/journal-store.ts";

import { requireOfficeAdmin } from "../office-staff/index.ts";
import type { Fields, ReadContext } from "../office/index.ts";
import { importSettings } from "./import-settings.ts";
import type { Origin } from "./origin-store.ts";
import { contentLists } from "./content-lists.ts";
import type { FileContents } from "./content-rows.ts";
import { planSection, saveSection, type Counts, type PlannedSection } from "./save-section.ts";
import { sections, type Section } from "./sections.ts";
import type { SetupFile } from "./read-setup.ts";
import { findOtherStaffIds, type StaffName } from "./settle-staff-rows.ts";
import { toFieldError, type FileProblem } from "./row-problem.ts";

/** Whether a field that a row leaves out keeps its value or gets the default of a new row. */
export type MissingFieldRule = "keep" | "default";

/** The origin of each copied row, by list name. A file never refers to another location, so it has none. */
export type Origins = ReadonlyMap<string, readonly Origin[]>;

/** The fields of each list that stay as they are here, whatever the file says of them, by list name. */
export type KeptFields = ReadonlyMap<string, ReadonlySet<string>>;

type ImportRequest = {
  readonly file: SetupFile;
  readonly kept?: KeptFields;
  readonly missingFields: MissingFieldRule;
  /** The number format of the file; null if unknown. */
  readonly signs: NumberSeparators | null;
  /** Where the rows of a list stand in its table; a list without is complete. */
  readonly positions?: ReadonlyMap<string, readonly number[]>;
  readonly origins: Origins;
  /** What the records of the file name by its hash. */
  readonly contents: readonly FileContents[];
};

export type Imported = Counts & {
  /** Present if an ID of the file is somebody else's here. */
  readonly otherStaffIds?: StaffName[];
};

type SectionPlan = PlannedSection | RefusedCall;

/** An import, planned as far as possible before it writes. */
export type PlannedImport = ImportRequest & {
  /** The journal row that the plan is based on. */
  readonly head: JournalHead;
  /** The first steps of the import, up to the first that writes. */
  readonly plans: readonly SectionPlan[];
};

/** The office can save during planning; after this many attempts the import is planned within its transaction. */
const maxPlanAttempts = 3;

/**
 * Matches and checks a file before anything is locked, so that tills wait only for the writing. Rows that refer to new
 * rows of the same file can be planned only after those are written.
 */
export async function planImport(
  reading: ReadContext,
  asked: Omit<ImportRequest, "origins" | "contents">,
): Promise<PlannedImport | RefusedCall> {
  const { database, location } = reading;
  const contents = await readContents(asked.file);
  if (isRefused(contents)) return contents;
  const wanted: ImportRequest = { ...asked, origins: new Map(), contents };
  const plan = async (): Promise<PlannedImport> => {
    const head = await findHead(database, location);
    return { ...wanted, head, plans: await planFirstSteps(reading, wanted) };
  };
  let planned = await plan();
  for (let times = 1; times < maxPlanAttempts; times += 1) {
    if (await isUpToDate(database, location, planned.head)) return planned;
    planned = await plan();
  }
  return planned;
}

async function readContents(file: SetupFile): Promise<readonly FileContents[] | RefusedCall> {
  const contents: FileContents[] = [];
  for (const { section, readRows } of contentLists) {
    const read = await readRows(file.get(section) ?? []);
    if (isRefused(read)) return read;
    contents.push(read);
  }
  return contents;
}

async function planFirstSteps(
  context: ReadContext,
  wanted: ImportRequest,
): Promise<readonly SectionPlan[]> {
  const plans: SectionPlan[] = [];
  const { database, location } = context;
  // Records can name a content only once it is stored.
  const waiting = new Set<string>();
  for (const { namedIn, hasNew } of wanted.contents) {
    if (await hasNew(database, location)) waiting.add(namedIn);
  }
  for (const { section, isLater } of stepsOf(wanted.file)) {
    if (waiting.has(section.topic.table)) break;
    const plan = await planSection(context, section, sectionRequest(wanted, section, isLater));
    plans.push(plan);
    if (isRefused(plan) || plan.planned.length > 0) break;
  }
  return plans;
}

/** Whether nothing that a plan depends on was written since. Sales do not affect it. */
async function isUpToDate(
  database: Database,
  location: LocationId,
  head: JournalHead,
): Promise<boolean> {
  const now = await findHead(database, location);
  if (now.hash === head.hash) return true;
  const changes = await findChangesSince(database, location, head);
  return (
    changes !== null &&
    !changes.some(({ table }) => isReferenceTable(table) || isImportedTable(table))
  );
}

function isImportedTable(table: string): boolean {
  return sections.some(({ topic }) => topic.table === table);
}

/** Writes what was planned and plans the rest, or everything if the plan is out of date. */
export async function importPlanned(
  context: WriteContext,
  planned: PlannedImport | RefusedCall,
): Promise<Imported | RefusedCall> {
  if (isRefused(planned)) return planned;
  const { head, plans, ...wanted } = planned;
  const isUsable = await isUpToDate(context.tx, context.session.location, head);
  return importKeepingAdmins(context, wanted, isUsable ? plans : []);
}

export async function importSetup(
  context: WriteContext,
  asked: Pick<ImportRequest, "file" | "kept"> & Partial<Pick<ImportRequest, "origins">>,
): Promise<Imported | RefusedCall> {
  const contents = await readContents(asked.file);
  if (isRefused(contents)) return contents;
  const complete = { missingFields: "default", signs: null, origins: new Map() } as const;
  return importKeepingAdmins(context, { ...complete, ...asked, contents }, []);
}

/** Refused if it would leave the office without an admin. */
function importKeepingAdmins(
  context: WriteContext,
  wanted: ImportRequest,
  plans: readonly SectionPlan[],
): Promise<Imported | RefusedCall> {
  return requireOfficeAdmin(context, () => importSections(context, wanted, plans));
}

async function importSections(
  context: WriteContext,
  wanted: ImportRequest,
  plans: readonly SectionPlan[],
): Promise<Imported | RefusedCall> {
  const before = await importSettings(context, wanted);
  if (isRefused(before)) return before;
  for (const { store } of wanted.contents) await store(context);
  let { added, changed } = before;
  const place = { database: context.tx, location: context.session.location, at: context.at };
  for (const [step, { section, isLater }] of stepsOf(wanted.file).entries()) {
    const rows = sectionRequest(wanted, section, isLater);
    const plan = plans[step] ?? (await planSection(place, section, rows));
    if (isRefused(plan)) return plan;
    const saved = await saveSection(context, section, { ...rows, ...plan });
    if (isRefused(saved)) return saved;
    added += saved.added;
    changed += saved.changed;
  }
  const otherStaffIds = await findOtherStaffIds(place, wanted.file.get("staff") ?? []);
  return { added, changed, ...(otherStaffIds.length > 0 && { otherStaffIds }) };
}

type Step = { readonly section: Section; readonly isLater: boolean };

/** In dependency order. */
function stepsOf(file: SetupFile): readonly Step[] {
  const filled = sections.filter(({ name }) => (file.get(name) ?? []).length > 0);
  return [
    ...filled.map((section) => ({ section, isLater: false })),
    ...filled
      .filter(({ deferredFields }) => deferredFields.length > 0)
      .map((section) => ({ section, isLater: true })),
  ];
}

function sectionRequest(
  { file, kept, missingFields, signs, origins, positions }: ImportRequest,
  { name }: Section,
  isLater: boolean,
) {
  const rows: readonly Fields[] = file.get(name) ?? [];
  return {
    rows,
    kept: kept?.get(name) ?? new Set<string>(),
    positions: positions?.get(name) ?? [],
    isLater,
    missingFields,
    signs,
    origins: origins.get(name) ?? [],
  };
}

export function refuseFile(problem: FileProblem): RefusedCall {
  return refuseFields("invalid-request", [toFieldError(problem)]);
}
