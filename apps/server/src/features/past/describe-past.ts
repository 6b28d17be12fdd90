import { formatVerdict } from "#journal/verify-journals.ts";

import type { PastVerdict } from "./check-past.ts";
import { describeFault } from "./past-fault.ts";

/** What the user reads about the past of a location. */
export function describePast(verdict: PastVerdict): readonly string[] {
  const { name, chain, faults, faultCount } = verdict;
  const more = faultCount - faults.length;
  return [
    formatVerdict({ name, ...chain }),
    ...faults.map((fault) => `${name}: CHANGED. ${describeFault(fault)}`),
    ...(more > 0 ? [`${name}: CHANGED. ${more} more differences of this kind.`] : []),
    ...(chain.isSound ? describeSoundPast(verdict) : []),
    ...(chain.isSound || chain.reason === "head-differs"
      ? []
      : [`${name}: The tables were not compared: the journal is broken.`]),
  ];
}

function describeSoundPast(verdict: PastVerdict): readonly string[] {
  const { name, faultCount, marks, reportsWithoutMark, unknownRows } = verdict;
  return [
    ...(faultCount === 0 ? [`${name}: The tables match these rows.`] : []),
    ...(marks > 0 && faultCount === 0 ? [`${name}: ${describePositions(marks)}`] : []),
    ...(reportsWithoutMark > 0
      ? [`${name}: Reports from before marks were printed: ${reportsWithoutMark}.`]
      : []),
    ...(unknownRows > 0
      ? [`${name}: Rows from before the journal, only counted: ${unknownRows}.`]
      : []),
  ];
}

function describePositions(marks: number): string {
  return marks === 1
    ? "The mark on 1 report matches the journal."
    : `The marks on ${marks} reports match the journal.`;
}
