import { useState } from "react";

type Pages<Row> = {
  readonly page: number;
  readonly pages: number;
  readonly rows: readonly Row[];
  readonly turnTo: (page: number) => void;
};

/** A long list page by page: thousands of rows at once would make every touch slow. */
export function usePages<Row>(all: readonly Row[], perPage: number): Pages<Row> {
  const [turnedTo, turnTo] = useState(0);
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  // A list that has become shorter has fewer pages than the one that was turned to.
  const page = Math.min(turnedTo, pages - 1);
  return { page, pages, rows: all.slice(page * perPage, (page + 1) * perPage), turnTo };
}
