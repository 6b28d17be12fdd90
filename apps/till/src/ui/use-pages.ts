import { useState } from "react";

type Pages<Row> = {
  readonly page: number;
  readonly pages: number;
  readonly rows: readonly Row[];
  readonly turnTo: (page: number) => void;
};

/** Splits a long list into pages: rendering thousands of rows would slow down every touch. */
export function usePages<Row>(all: readonly Row[], perPage: number): Pages<Row> {
  const [turnedTo, turnTo] = useState(0);
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  // A list that has shrunk may have fewer pages than the current one.
  const page = Math.min(turnedTo, pages - 1);
  return { page, pages, rows: all.slice(page * perPage, (page + 1) * perPage), turnTo };
}
