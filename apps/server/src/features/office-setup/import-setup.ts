import { isRefused, refuseFields, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { keepKeepers } from "../office-staff/index.ts";
import type { Fields } from "../office/index.ts";
import { importSettings } from "./import-settings.ts";
import type { Origin } from "./origin-store.ts";
import { saveSection, type Counts } from "./save-section.ts";
import { sections } from "./sections.ts";
import type { SetupFile } from "./read-setup.ts";
import { asFieldError, type FileProblem } from "./row-problem.ts";

/** What a row does not say stays as it is, or is as a new one has it. */
export type Silence = "stays" | "is-blank";

/** Of what the rows of a list are copies, by the name of the list. A file speaks of nothing that is elsewhere. */
export type Origins = ReadonlyMap<string, readonly Origin[]>;

/** Adds and changes what a file says, unless that would leave nobody who may keep the office. */
export function importSetup(
  writing: Writing,
  file: SetupFile,
  silence: Silence,
  origins: Origins = new Map(),
): Promise<Counts | RefusedCall> {
  return keepKeepers(writing, () => importSections(writing, { file, origins }, silence));
}

/** In the order in which a venue can be built. */
async function importSections(
  writing: Writing,
  { file, origins }: { readonly file: SetupFile; readonly origins: Origins },
  silence: Silence,
): Promise<Counts | RefusedCall> {
  const before = await importSettings(writing, file);
  if (isRefused(before)) return before;
  let { added, changed } = before;
  const steps = [
    ...sections.map((section) => ({ section, isLater: false })),
    ...sections
      .filter(({ later }) => later.length > 0)
      .map((section) => ({ section, isLater: true })),
  ];
  for (const { section, isLater } of steps) {
    const rows: readonly Fields[] = file.get(section.name) ?? [];
    if (rows.length === 0) continue;
    const wanted = { rows, isLater, silence, origins: origins.get(section.name) ?? [] };
    // oxlint-disable-next-line no-await-in-loop -- what is named has to be there before
    const saved = await saveSection(writing, section, wanted);
    if (isRefused(saved)) return saved;
    added += saved.added;
    changed += saved.changed;
  }
  return { added, changed };
}

export function refuseFile(problem: FileProblem): RefusedCall {
  return refuseFields("invalid-request", [asFieldError(problem)]);
}
