import { Outage } from "#database/outage.ts";
import type { Command } from "#journal/command.ts";

/** Far longer than any save takes, even one that waits for many others. */
const hangsAfterMs = 5000;

type WriteWatch = {
  readonly command: Command;
  /** Throws while a write takes so long that it must be waiting for something that does not come. */
  readonly requireNoneHangs: () => void;
};

/** Remembers since when each write is under way. */
export function watchWrites(command: Command): WriteWatch {
  /** In the order of their start. */
  const starts = new Map<symbol, number>();
  return {
    command: async (...asked) => {
      const write = Symbol("write");
      starts.set(write, performance.now());
      try {
        return await command(...asked);
      } finally {
        starts.delete(write);
      }
    },
    requireNoneHangs: () => {
      const [oldest = Number.POSITIVE_INFINITY] = starts.values();
      if (performance.now() - oldest < hangsAfterMs) return;
      throw new Outage(
        "server-busy",
        new Error(`A write takes longer than ${hangsAfterMs / 1000} s`),
      );
    },
  };
}
