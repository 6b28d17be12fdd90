import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A violation, and where it is planted: in a file of its own, or in place of a text of an existing file. */
export type Plant = {
  readonly fault: string;
  readonly file: string;
  readonly text: string;
  readonly insteadOf?: string;
  /** The complaint that the tool must make. */
  readonly says: string;
};

export async function plant(copy: string, { file, text, insteadOf }: Plant): Promise<void> {
  const path = join(copy, file);
  if (insteadOf === undefined) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: "wx" });
    return;
  }
  const before = await readFile(path, "utf8");
  if (!before.includes(insteadOf)) throw new Error(`${file} has no ${insteadOf}`);
  await writeFile(
    path,
    before.replace(insteadOf, () => text),
  );
}
