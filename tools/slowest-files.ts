import type { FileTime } from "./outcome.ts";

const slowestShare = 0.05;

const maxLines = 25;

/** The slowest of all files, which say where time is best saved; empty if nothing ran. */
export function slowestFilesReport(files: readonly FileTime[]): string {
  const slowest = files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, Math.min(maxLines, Math.ceil(files.length * slowestShare)));
  if (slowest.length === 0) return "";
  const [part, all] = [slowest, files].map((some) => Math.round(totalSeconds(some)));
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return [
    `The slowest ${slowest.length} of ${files.length} files: ${part} of ${all} s`,
    ...lines,
    "",
  ].join("\n");
}

function totalSeconds(files: readonly FileTime[]): number {
  return files.reduce((sum, { seconds }) => sum + seconds, 0);
}
