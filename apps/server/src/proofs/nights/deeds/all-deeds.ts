import fc from "fast-check";

import type { Deed } from "../deed.ts";
import { payBill, voidOldBill } from "./end-bill.ts";
import { orderNewBill } from "./new-bill.ts";
import { updateOldBill } from "./update-bill.ts";

/** Every kind of write that a random night knows, and how often it comes; a new call is one more line. */
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: orderNewBill },
  { weight: 8, arbitrary: updateOldBill },
  { weight: 2, arbitrary: payBill },
  { weight: 1, arbitrary: voidOldBill },
);
