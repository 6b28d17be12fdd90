import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { timingOf } from "./measure.ts";
import { inMegabytes } from "./memory-figures.ts";
import { timingText, ms, printFigure, printTopic, ratioText } from "./print-figures.ts";

type PaperFigures = {
  readonly figures: readonly {
    readonly name: string;
    readonly durations: readonly number[];
    /** The time to hash the same number of pixels. */
    readonly baselines: readonly number[];
    readonly bytes: number;
    readonly packedBytes: number;
    /** The longest time for which the event loop was blocked. */
    readonly longestPauseMs: number;
  }[];
  readonly grownBytes: number;
};

/** From a document to its printer's bytes, in a process of its own. */
export function benchPapers(): void {
  printTopic("Papers of 80 mm in Thai, from document to bytes");
  const program = join(import.meta.dirname, "../apps/server/src/programs/time-papers.ts");
  const { figures, grownBytes }: PaperFigures = JSON.parse(
    execFileSync(process.execPath, [program], { encoding: "utf8" }),
  );
  for (const figure of figures) {
    const timing = timingOf(figure.durations);
    printFigure({
      name: figure.name,
      result: timingText(timing),
      ratio: ratioText(timing.p50, timingOf(figure.baselines).p50),
    });
    printFigure({
      name: "  its bytes, and packed",
      result: `${inKilobytes(figure.bytes)}, ${inKilobytes(figure.packedBytes)}`,
    });
    printFigure({
      name: "  longest pause of everybody else",
      result: ms(figure.longestPauseMs),
      ratio: ratioText(figure.longestPauseMs, timing.p50),
    });
  }
  printFigure({ name: "memory grown by these papers", result: inMegabytes(grownBytes) });
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
