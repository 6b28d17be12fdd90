import { useRef, useState, type RefObject } from "react";

type Pages<Row> = {
  readonly page: number;
  readonly pages: number;
  readonly rows: readonly Row[];
  readonly turnTo: (page: number) => void;
  /** Of the table with the rows, at whose top a new page begins. */
  readonly table: RefObject<HTMLTableElement | null>;
};

/** Splits a long list into pages: rendering thousands of rows would slow down every touch. */
export function usePages<Row>(all: readonly Row[], perPage: number): Pages<Row> {
  const [turnedTo, setTurnedTo] = useState(0);
  const table = useRef<HTMLTableElement>(null);
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  // A list that has shrunk may have fewer pages than the current one.
  const page = Math.min(turnedTo, pages - 1);
  const rows = all.slice(page * perPage, (page + 1) * perPage);
  const turnTo = (wanted: number) => {
    setTurnedTo(wanted);
    table.current?.scrollIntoView();
  };
  return { page, pages, rows, turnTo, table };
}
