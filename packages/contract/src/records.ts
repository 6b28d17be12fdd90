import type { Static } from "typebox";

import { billItem } from "./bill-item.ts";
import { bill } from "./bill-record.ts";
import { customer } from "./customer-record.ts";
import { shift, workDay } from "./day-records.ts";
import { printJob } from "./print-job-record.ts";
import { staff } from "./staff-record.ts";
import { stock } from "./stock-record.ts";

/** The records that change while a till is open, by their names in change lists. */
export const recordSchemas = {
  bill,
  billItem,
  customer,
  staff,
  workDay,
  shift,
  stock,
  printJob,
} as const;

export type Entity = keyof typeof recordSchemas;
export type RecordOf<Name extends Entity> = Static<(typeof recordSchemas)[Name]>;
