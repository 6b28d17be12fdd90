/**
 * What a venue needs before it can sell, in the order in which its owner does it. The office never lets go of the last
 * sale point and of cash, so they are no steps.
 */
export const checkListSteps = [
  "article",
  "tile",
  "samples",
  "tax",
  "notes-and-coins",
  "staff",
  "bill-printer",
  "ticket-printer",
  "day",
  "shift",
] as const;
export type CheckListStep = (typeof checkListSteps)[number];

/**
 * A venue may sell with articles of a sample, without a tax, with drawers that are counted as a sum, and with bills and
 * tickets on the screen alone.
 */
const optionalSteps: ReadonlySet<CheckListStep> = new Set([
  "samples",
  "tax",
  "notes-and-coins",
  "bill-printer",
  "ticket-printer",
]);

export type CheckListLine = {
  readonly step: CheckListStep;
  readonly isDone: boolean;
  readonly isOptional: boolean;
};

export function checkList(
  isDone: Readonly<Record<CheckListStep, boolean>>,
): readonly CheckListLine[] {
  return checkListSteps.map((step) => ({
    step,
    isDone: isDone[step],
    isOptional: optionalSteps.has(step),
  }));
}

/** The lines to show: none once every line is done or, if it is optional, dismissed. */
export function shownCheckList<Line extends Pick<CheckListLine, "isDone">>(
  lines: readonly Line[],
  isDismissed: (line: Line) => boolean,
): readonly Line[] {
  const shown = lines.filter((line) => line.isDone || !isDismissed(line));
  return shown.every((line) => line.isDone) ? [] : shown;
}
