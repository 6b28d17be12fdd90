import { promises as files } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The clock of a server and of the screenless tills that work with it. */
export type Clock = {
  readonly settings: Readonly<Record<string, string>>;
  readonly aheadMs: () => number;
  /** Moves the clock to a moment; it continues to run from there. */
  readonly moveTo: (epochMs: number) => Promise<void>;
  readonly remove: () => Promise<void>;
};

export async function movableClock(): Promise<Clock> {
  const folder = await files.mkdtemp(join(tmpdir(), "comanda-clock-"));
  const file = join(folder, "ahead");
  let aheadMs = 0;
  await files.writeFile(file, "0");
  return {
    settings: {
      COMANDA_CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, "shifted-clock.ts")}`,
    },
    aheadMs: () => aheadMs,
    moveTo: async (epochMs) => {
      aheadMs = epochMs - Date.now();
      // Renamed in one step, since the server may be reading it.
      await files.writeFile(`${file}.new`, String(aheadMs));
      await files.rename(`${file}.new`, file);
    },
    remove: async () => await files.rm(folder, { recursive: true }),
  };
}
