import { answerThread } from "#call/answer-thread.ts";
import { packText } from "#journal/packed-text.ts";

import type { PackedRows, RowsToPack } from "./packing-thread.ts";

/** The thread that packs the rows of a day, while the next day is made. */
answerThread(async ({ hashes, texts }: RowsToPack): Promise<PackedRows> => {
  const packed = texts.map((text, index) => packText({ hash: hashes[index] ?? "", text }));
  return { bytes: Buffer.concat(packed), lengths: packed.map(({ length }) => length) };
});
