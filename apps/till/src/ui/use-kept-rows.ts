import { useState } from "react";

import { keepRows, withArrivals, type KeptRow } from "./keep-rows.ts";

/**
 * The rows of a list that is pressed. As long as it is shown, none moves under a finger, whatever other tills do; when
 * another list is named, it begins in the order of its rows.
 */
export function useKeptRows<Row>(
  list: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
): readonly KeptRow<Row>[] {
  const [kept, setKept] = useState({ list, rows });
  const shown = kept.list === list ? withArrivals(kept.rows, rows, keyOf) : rows;
  const isSame = shown === kept.rows || (shown.length === 0 && kept.rows.length === 0);
  if (!isSame || kept.list !== list) setKept({ list, rows: shown });
  return keepRows(shown, rows, keyOf);
}
