import type { Goal } from "./goal.ts";
import type { Timing } from "./measure.ts";

export type Figure = {
  readonly name: string;
  /** The measured value with its unit. */
  readonly result: string;
  /** As a multiple of its baseline; empty for a baseline, or without one. */
  readonly ratio?: string;
  readonly goals?: readonly Goal[];
};

let topic = "";
const missed: string[] = [];

/** Prints one figure per line, and remembers which of its goals are missed. */
export function printFigure({ name, result, ratio = "", goals = [] }: Figure): void {
  const verdicts = goals.map(({ text, isMet }) => `${text} ${isMet ? "reached" : "MISSED"}`);
  const goal = goals.length === 0 ? "" : `goal ${verdicts.join(", ")}`;
  const cells = [name.padEnd(52), result.padEnd(38), ratio.padEnd(30), goal];
  process.stdout.write(`${cells.join(" ").trimEnd()}\n`);
  for (const { text, isMet } of goals) {
    if (!isMet) missed.push(`${topic}: ${name}, ${ratio || result}, goal ${text}`);
  }
}

export function printTopic(name: string): void {
  topic = name;
  process.stdout.write(`\n${name}\n`);
}

/** The run does not fail for these: machines and hours differ. */
export function printMissedGoals(): void {
  const lines = missed.length === 0 ? ["None."] : missed;
  process.stdout.write(`\nMissed goals\n${lines.join("\n")}\n`);
}

export function ms(value: number): string {
  if (value < 1) return `${(value * 1000).toFixed(0)} µs`;
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}

export function timingText({ p50, p99 }: Timing): string {
  return `p50 ${ms(p50)}, p99 ${ms(p99)}`;
}

export function ratioText(value: number, baseline: number): string {
  return `${(value / baseline).toFixed(2)} of its baseline`;
}
