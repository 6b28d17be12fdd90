import type { Timing } from "./measure.ts";

export type Figure = {
  readonly name: string;
  /** The measured value with its unit. */
  readonly result: string;
  /** As a multiple of its baseline; empty for a baseline, or without one. */
  readonly ratio?: string;
  /** The goal, in the same units. */
  readonly target?: string;
};

/** Prints one figure per line. Nothing passes or fails by time, since machines and hours differ. */
export function printFigure({ name, result, ratio = "", target = "" }: Figure): void {
  const goal = target === "" ? "" : `goal ${target}`;
  const cells = [name.padEnd(52), result.padEnd(38), ratio.padEnd(30), goal];
  process.stdout.write(`${cells.join(" ").trimEnd()}\n`);
}

export function printTopic(name: string): void {
  process.stdout.write(`\n${name}\n`);
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
