import {
  cellKinds,
  ownerReportKinds,
  type CellKind,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { dateOnly, orNull } from "./wire.ts";

const kind = Type.Unsafe<OwnerReportKind>(Type.String({ enum: [...ownerReportKinds] }));
const cellKind = Type.Unsafe<CellKind>(Type.String({ enum: [...cellKinds] }));

/**
 * The meaning of a cell depends on the kind of its column: money in hundredths, a percentage in basis points, an amount
 * of stock in thousandths, a quantity as it is, an hour of the venue's clock, a moment in UTC. Null is empty.
 */
const cell = orNull(Type.Union([Type.String(), Type.Number()]));

/** A report on a span of work days, computed anew each time. Work days belong to the date on which they began. */
export const readOwnerReport = defineCall({
  name: "read-owner-report",
  method: "GET",
  path: "/office/report/{kind}",
  permission: "admin",
  params: Type.Object({ kind }),
  /** The first and the last date on the venue's clock, both included. */
  query: Type.Object({ from: dateOnly, to: dateOnly }),
  reply: Type.Object({
    kind,
    from: dateOnly,
    to: dateOnly,
    columns: Type.Array(
      Type.Object({
        key: Type.String(),
        kind: cellKind,
        /** Whether the cells of the column add up to its total. */
        isSummed: Type.Boolean(),
      }),
    ),
    rows: Type.Array(Type.Array(cell)),
    /** One for each column; null for a column without a total. */
    totals: Type.Array(cell),
  }),
});
