import fc from "fast-check";

import type { Action } from "../action.ts";
import { addGuest } from "./add-customer.ts";
import { moveCash } from "./add-payment.ts";
import { addMember } from "./add-staff.ts";
import { changePrice, retireArticle } from "./change-menu.ts";
import { endDay, startNextDay } from "./change-day.ts";
import { countDrawer, endOpenShift, startNextShift } from "./change-shift.ts";
import { payBill, voidOldBill } from "./end-bill.ts";
import { deliverStock } from "./deliver-stock.ts";
import { eraseGuest } from "./erase-customer.ts";
import { repeatPaper, settlePaper, takePapers, acknowledgePaper } from "./handle-papers.ts";
import { mergeTwoBills } from "./merge-bills.ts";
import { orderNewBill } from "./new-bill.ts";
import { partJoinedBills } from "./part-bill.ts";
import { payCommissionDue } from "./pay-commission.ts";
import { printNewTickets, printOldBill } from "./print-bill.ts";
import { printList } from "./print-lists.ts";
import { refundPaidBill } from "./refund-bill.ts";
import { signStaff } from "./sign-staff.ts";
import { fireNextCourse, holdNextCourse, makeAgain } from "./fire-course.ts";
import { serveTable } from "./serve-bill.ts";
import { grantAtBill } from "./set-privilege.ts";
import { correctPart, reopenPaidBill, takePart, undoPart } from "./take-tender.ts";
import { splitOldBill } from "./split-bill.ts";
import { updateOldBill } from "./update-bill.ts";

/**
 * Mostly in the order in which a shift or a day can end, since each step is refused before the one that must precede
 * it.
 */
const anyChangeOfShift: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: countDrawer },
  { weight: 4, arbitrary: endOpenShift },
  { weight: 5, arbitrary: startNextShift },
  { weight: 2, arbitrary: endDay },
  { weight: 2, arbitrary: startNextDay },
);

/** Printing, and the outcome of print jobs. */
const anyPaperwork: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: printNewTickets },
  { weight: 4, arbitrary: printOldBill },
  { weight: 3, arbitrary: printList },
  { weight: 5, arbitrary: settlePaper },
  { weight: 3, arbitrary: repeatPaper },
  { weight: 1, arbitrary: acknowledgePaper },
  { weight: 2, arbitrary: takePapers },
);

/** A manager's work in the office meanwhile; a retired article is restored with its next price. */
const anyOfficeWork: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: changePrice },
  { weight: 1, arbitrary: retireArticle },
);

/** Staff and guests who come and go. */
const anyPeople: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: signStaff },
  { weight: 1, arbitrary: addMember },
  { weight: 1, arbitrary: addGuest },
  { weight: 1, arbitrary: eraseGuest },
);

/** Payments in parts, and what is done about wrong ones. */
const anyTender: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: takePart },
  { weight: 2, arbitrary: undoPart },
  { weight: 2, arbitrary: correctPart },
  { weight: 2, arbitrary: reopenPaidBill },
);

/** What the kitchen is told about courses. */
const anyCourse: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fireNextCourse },
  { weight: 1, arbitrary: holdNextCourse },
  { weight: 1, arbitrary: makeAgain },
);

/** Every kind of write that a random night knows, with its weight; a new call is one more line. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 7, arbitrary: orderNewBill },
  { weight: 13, arbitrary: updateOldBill },
  { weight: 4, arbitrary: payBill },
  { weight: 5, arbitrary: anyTender },
  { weight: 2, arbitrary: grantAtBill },
  { weight: 2, arbitrary: anyCourse },
  { weight: 2, arbitrary: serveTable },
  { weight: 3, arbitrary: refundPaidBill },
  { weight: 1, arbitrary: voidOldBill },
  { weight: 3, arbitrary: splitOldBill },
  { weight: 3, arbitrary: mergeTwoBills },
  { weight: 2, arbitrary: partJoinedBills },
  { weight: 1, arbitrary: moveCash },
  { weight: 1, arbitrary: anyChangeOfShift },
  { weight: 6, arbitrary: anyPaperwork },
  { weight: 2, arbitrary: anyPeople },
  { weight: 2, arbitrary: payCommissionDue },
  { weight: 1, arbitrary: deliverStock },
  { weight: 2, arbitrary: anyOfficeWork },
);
