import fc from "fast-check";

import type { Deed } from "../deed.ts";
import { moveCash } from "./add-payment.ts";
import { endDay, startNextDay } from "./change-day.ts";
import { countDrawer, endOwnShift, startNextShift } from "./change-shift.ts";
import { payBill, voidOldBill } from "./end-bill.ts";
import { mergeTwoBills } from "./merge-bills.ts";
import { orderNewBill } from "./new-bill.ts";
import { splitOldBill } from "./split-bill.ts";
import { updateOldBill } from "./update-bill.ts";

/** Mostly in the order in which a shift or a day can be ended, since each is refused while another has to come first. */
const anyChangeOfShift: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: countDrawer },
  { weight: 4, arbitrary: endOwnShift },
  { weight: 5, arbitrary: startNextShift },
  { weight: 2, arbitrary: endDay },
  { weight: 2, arbitrary: startNextDay },
);

/** Every kind of write that a random night knows, and how often it comes; a new call is one more line. */
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: orderNewBill },
  { weight: 8, arbitrary: updateOldBill },
  { weight: 2, arbitrary: payBill },
  { weight: 1, arbitrary: voidOldBill },
  { weight: 3, arbitrary: splitOldBill },
  { weight: 3, arbitrary: mergeTwoBills },
  { weight: 1, arbitrary: moveCash },
  { weight: 1, arbitrary: anyChangeOfShift },
);
