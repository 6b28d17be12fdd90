import { wireDateTime } from "@comanda/domain/time/wire-date";

import type { JournalledRewrite } from "#journal/find-rewrites.ts";
import { formatVerdict } from "#journal/verify-journals.ts";

import type { PastVerdict } from "./check-past.ts";
import { describeFault } from "./past-fault.ts";

/** What the user reads about the past of a location. */
export function describePast(verdict: PastVerdict): readonly string[] {
  const { name, chain, faults, faultCount, rewrites } = verdict;
  const more = faultCount - faults.length;
  return [
    formatVerdict({ name, ...chain }),
    ...rewrites.map((rewrite) => `${name}: ${describeRewrite(rewrite)}`),
    ...faults.map((fault) => `${name}: CHANGED. ${describeFault(fault)}`),
    ...(more > 0 ? [`${name}: CHANGED. ${more} more differences of this kind.`] : []),
    ...(chain.isSound ? describeSoundPast(verdict) : []),
    ...(chain.isSound || chain.reason === "head-differs"
      ? []
      : [`${name}: The tables were not compared: the journal is broken.`]),
  ];
}

/** Whoever checks knows whether the server was upgraded then. */
function describeRewrite({ from_sequence: from, to_sequence: to, at }: JournalledRewrite): string {
  return `An upgrade of the server rewrote rows ${from} to ${to}, to encrypt what they say about guests, after the last write of ${wireDateTime(at)} UTC. Marks from before are compared with the hashes of that time.`;
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
