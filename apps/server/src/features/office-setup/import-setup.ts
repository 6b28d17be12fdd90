import type { LocationId } from "@comanda/domain/id";
import type { NumberSigns } from "@comanda/domain/money/read-number";

import type { Database } from "#database/database.ts";
import { isRefused, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import { changesSince } from "#journal/changes-since.ts";
import type { Writing } from "#journal/command.ts";
import { isOfHouse } from "#journal/house-states.ts";
import { findHead, type JournalHead } from "#journal/journal-store.ts";

import { keepKeepers } from "../office-staff/index.ts";
import type { Fields, Place } from "../office/index.ts";
import { changesSettings, importSettings } from "./import-settings.ts";
import type { Origin } from "./origin-store.ts";
import { planSection, saveSection, type Counts, type PlannedSection } from "./save-section.ts";
import { sections, type Section } from "./sections.ts";
import type { SetupFile } from "./read-setup.ts";
import { asFieldError, type FileProblem } from "./row-problem.ts";

/** What a row does not say stays as it is, or is as a new one has it. */
export type Silence = "stays" | "is-blank";

/** Of what the rows of a list are copies, by the name of the list. A file speaks of nothing that is elsewhere. */
export type Origins = ReadonlyMap<string, readonly Origin[]>;

/** What is to be imported, and how. */
type Import = {
  readonly file: SetupFile;
  readonly silence: Silence;
  /** The signs of its numbers; null if they are unknown. */
  readonly signs: NumberSigns | null;
  readonly origins: Origins;
};

type Plan = PlannedSection | RefusedCall;

/** An import with as much of it planned as can be before it begins to write. */
export type PlannedImport = Import & {
  /** As of which row of the journal. */
  readonly head: JournalHead;
  /** The first steps of the import, up to the first that writes anything. */
  readonly plans: readonly Plan[];
};

/** Somebody in the office may save just then; after so many times the import is planned while it has its turn. */
const mostPlans = 3;

/**
 * Matches and checks what a file says before anything is locked, so that the tills wait for no more than the writing.
 * What names new things of the file itself can be planned only once those are written.
 */
export async function planImport(
  database: Database,
  location: LocationId,
  asked: Omit<Import, "origins">,
): Promise<PlannedImport> {
  const wanted: Import = { ...asked, origins: new Map() };
  const plan = async (): Promise<PlannedImport> => {
    const head = await findHead(database, location);
    return { ...wanted, head, plans: await planFirst({ database, location }, wanted) };
  };
  let planned = await plan();
  /* oxlint-disable no-await-in-loop -- each plan is made because the one before it is out of date */
  for (let times = 1; times < mostPlans; times += 1) {
    if (await isUpToDate(database, location, planned.head)) return planned;
    planned = await plan();
  }
  /* oxlint-enable no-await-in-loop */
  return planned;
}

async function planFirst(place: Place, wanted: Import): Promise<readonly Plan[]> {
  if (await changesSettings(place.database, wanted.file)) return [];
  const plans: Plan[] = [];
  for (const { section, isLater } of stepsOf(wanted.file)) {
    // oxlint-disable-next-line no-await-in-loop -- nothing is planned after the first that writes
    const plan = await planSection(place, section, rowsWanted(wanted, section, isLater));
    plans.push(plan);
    if (isRefused(plan) || plan.planned.length > 0) break;
  }
  return plans;
}

/** Whether nothing was written since that a plan may rest on. What is sold changes nothing of it. */
async function isUpToDate(
  database: Database,
  location: LocationId,
  head: JournalHead,
): Promise<boolean> {
  const now = await findHead(database, location);
  if (now.hash === head.hash) return true;
  const changes = await changesSince(database, location, head);
  return changes !== null && !changes.some(({ table }) => isOfHouse(table) || isImported(table));
}

function isImported(table: string): boolean {
  return sections.some(({ topic }) => topic.table === table);
}

/** Adds and changes what was planned, and plans the rest, or all of it if the plan is out of date by now. */
export async function importPlanned(
  writing: Writing,
  { head, plans, ...wanted }: PlannedImport,
): Promise<Counts | RefusedCall> {
  const isUsable = await isUpToDate(writing.tx, writing.session.location, head);
  return importAll(writing, wanted, isUsable ? plans : []);
}

/** Adds and changes what a file says. */
export function importSetup(
  writing: Writing,
  file: SetupFile,
  silence: Silence,
  origins: Origins = new Map(),
): Promise<Counts | RefusedCall> {
  return importAll(writing, { file, silence, signs: null, origins }, []);
}

/** Unless that would leave nobody who may keep the office. */
function importAll(
  writing: Writing,
  wanted: Import,
  plans: readonly Plan[],
): Promise<Counts | RefusedCall> {
  return keepKeepers(writing, () => importSections(writing, wanted, plans));
}

async function importSections(
  writing: Writing,
  wanted: Import,
  plans: readonly Plan[],
): Promise<Counts | RefusedCall> {
  const before = await importSettings(writing, wanted.file);
  if (isRefused(before)) return before;
  let { added, changed } = before;
  const place = { database: writing.tx, location: writing.session.location };
  /* oxlint-disable no-await-in-loop -- what is named has to be there before */
  for (const [step, { section, isLater }] of stepsOf(wanted.file).entries()) {
    const rows = rowsWanted(wanted, section, isLater);
    const plan = plans[step] ?? (await planSection(place, section, rows));
    if (isRefused(plan)) return plan;
    const saved = await saveSection(writing, section, { ...rows, ...plan });
    if (isRefused(saved)) return saved;
    added += saved.added;
    changed += saved.changed;
  }
  /* oxlint-enable no-await-in-loop */
  return { added, changed };
}

type Step = { readonly section: Section; readonly isLater: boolean };

/** In the order in which a venue can be built. */
function stepsOf(file: SetupFile): readonly Step[] {
  const filled = sections.filter(({ name }) => (file.get(name) ?? []).length > 0);
  return [
    ...filled.map((section) => ({ section, isLater: false })),
    ...filled
      .filter(({ later }) => later.length > 0)
      .map((section) => ({ section, isLater: true })),
  ];
}

function rowsWanted(
  { file, silence, signs, origins }: Import,
  { name }: Section,
  isLater: boolean,
) {
  const rows: readonly Fields[] = file.get(name) ?? [];
  return { rows, isLater, silence, signs, origins: origins.get(name) ?? [] };
}

export function refuseFile(problem: FileProblem): RefusedCall {
  return refuseFields("invalid-request", [asFieldError(problem)]);
}
