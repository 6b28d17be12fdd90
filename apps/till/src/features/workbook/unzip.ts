/** A file in an archive, as the archive describes it. */
type ZipEntry = {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly start: number;
  readonly packedBytes: number;
  /** The checksum and the length of what it inflates to. */
  readonly trailer: readonly Uint8Array[];
};

export type ZipArchive = {
  readonly bytes: Uint8Array;
  readonly entries: ReadonlyMap<string, ZipEntry>;
};

/** Why an archive, or a workbook in it, cannot be read. */
export class UnreadableArchive extends Error {
  readonly reason: "broken" | "password" | "too-large";
  constructor(reason: UnreadableArchive["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** How much the files of an archive may inflate to in all; a small archive can claim any size. */
export type InflateBudget = { bytesLeft: number };

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const directoryLength = 46;
const localLength = 30;
const maximumCommentLength = 0xffff;

/** Lists the files of a zip archive by its directory at the end. */
export function openZip(bytes: Uint8Array): ZipArchive {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + directoryLength > bytes.length || view.getUint32(at, true) !== directoryMark) {
      throw new UnreadableArchive("broken");
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + directoryLength, at + directoryLength + nameLength);
    entries.set(new TextDecoder().decode(name), {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      trailer: [bytes.subarray(at + 16, at + 20), bytes.subarray(at + 24, at + 28)],
      start: view.getUint32(at + 42, true),
    });
    at +=
      directoryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { bytes, entries };
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** A comment may follow the end mark. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maximumCommentLength); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new UnreadableArchive("broken");
}

/** The text of a file in the archive; null if there is none of that name. */
export async function inflateText(
  { bytes, entries }: ZipArchive,
  name: string,
  budget: InflateBudget,
): Promise<string | null> {
  const entry = entries.get(name);
  if (entry === undefined) return null;
  if (entry.isEncrypted) throw new UnreadableArchive("password");
  const parts = await inflate(packedOf(bytes, entry), entry, budget);
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode();
}

function packedOf(bytes: Uint8Array, { start, packedBytes }: ZipEntry): Uint8Array {
  const view = viewOf(bytes);
  if (start + localLength > bytes.length || view.getUint32(start, true) !== localMark) {
    throw new UnreadableArchive("broken");
  }
  const names = view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const from = start + localLength + names;
  if (from + packedBytes > bytes.length) throw new UnreadableArchive("broken");
  return bytes.subarray(from, from + packedBytes);
}

const stored = 0;
const deflated = 8;
const gzipHead = [0x1f, 0x8b, deflated, 0, 0, 0, 0, 0, 0, 0xff];

/**
 * Inflates piece by piece, so that it ends as soon as the budget is spent. As gzip, because the browser then compares
 * the checksum: a damaged price could be another price.
 */
async function inflate(
  packed: Uint8Array,
  { method, trailer }: ZipEntry,
  budget: InflateBudget,
): Promise<readonly Uint8Array[]> {
  if (method !== deflated && method !== stored) throw new UnreadableArchive("broken");
  const blocks = method === stored ? storedBlocks(packed) : [packed];
  const gzip = [gzipHead, ...blocks, ...trailer].map((part) => new Uint8Array(part));
  const reader = new Blob(gzip).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Uint8Array[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return parts;
      spend(budget, value.length);
      parts.push(value);
    }
  } catch (error) {
    if (error instanceof UnreadableArchive) {
      void reader.cancel();
      throw error;
    }
    // What the browser throws for damaged data differs between browsers.
    throw new UnreadableArchive("broken");
  }
}

const maximumBlockBytes = 0xffff;

/** As deflate itself holds what it does not compress: each block with its length, the last one marked. */
function storedBlocks(bytes: Uint8Array): readonly (Uint8Array | readonly number[])[] {
  const count = Math.max(1, Math.ceil(bytes.length / maximumBlockBytes));
  return Array.from({ length: count }, (_none, index) => {
    const start = index * maximumBlockBytes;
    const block = bytes.subarray(start, start + maximumBlockBytes);
    const [low, high] = [block.length & 0xff, block.length >> 8];
    const head = [index === count - 1 ? 1 : 0, low, high, low ^ 0xff, high ^ 0xff];
    return [head, block];
  }).flat();
}

function spend(budget: InflateBudget, bytes: number): void {
  budget.bytesLeft -= bytes;
  if (budget.bytesLeft < 0) throw new UnreadableArchive("too-large");
}
