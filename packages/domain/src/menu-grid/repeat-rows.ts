type Rows = readonly (readonly string[])[];

/** Repeats rows and columns over a range that is a multiple of them; otherwise they stay as they are. */
export function repeatRows(
  rows: Rows,
  range: { readonly height: number; readonly width: number },
): Rows {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const across = timesIn(range.width, width);
  const down = timesIn(range.height, rows.length);
  const wide = across === 1 ? rows : rows.map((row) => repeat(padded(row, width), across));
  return repeat(wide, down);
}

function timesIn(range: number, size: number): number {
  return size > 0 && range > size && range % size === 0 ? range / size : 1;
}

function repeat<Entry>(list: readonly Entry[], times: number): readonly Entry[] {
  return Array.from({ length: times }, () => list).flat();
}

/** An empty cell changes nothing, so it may stand for one that is missing. */
function padded(row: readonly string[], width: number): readonly string[] {
  return Array.from({ length: width }, (_none, at) => row[at] ?? "");
}
