import type { Timing } from "./measure.ts";

export type Figure = {
  readonly name: string;
  /** The measured value with its unit. */
  readonly result: string;
  /** As a multiple of its baseline; empty for a baseline, or without one. */
  readonly ratio?: string;
  /** The goal, in the same units. */
  readonly target?: string;
  /** Whether the goal is reached; absent if neither a ratio nor a count decides it. */
  readonly isMet?: boolean;
};

let topic = "";
const missed: string[] = [];

/** Prints one figure per line, and remembers it if its goal is missed. */
export function printFigure({ name, result, ratio = "", target = "", isMet }: Figure): void {
  const goal = target === "" ? "" : `goal ${target}`;
  const cells = [name.padEnd(52), result.padEnd(38), ratio.padEnd(30), goal, verdictOn(isMet)];
  process.stdout.write(`${cells.join(" ").trimEnd()}\n`);
  if (isMet === false) missed.push(`${topic}: ${name}, ${ratio || result}, ${goal}`);
}

function verdictOn(isMet: boolean | undefined): string {
  if (isMet === undefined) return "";
  return isMet ? "reached" : "MISSED";
}

export function printTopic(name: string): void {
  topic = name;
  process.stdout.write(`\n${name}\n`);
}

/** The run does not fail: machines and hours differ. */
export function printMissedGoals(): void {
  const lines = missed.length === 0 ? ["None of the goals that are judged here."] : missed;
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
