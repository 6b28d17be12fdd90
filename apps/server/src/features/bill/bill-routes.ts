import { newBill as newBillCall, updateBill as updateBillCall } from "@comanda/contract/bill";
import { readBillHistory } from "@comanda/contract/bill-history";
import {
  fireCourse as fireCourseCall,
  holdCourse as holdCourseCall,
  refireLines as refireLinesCall,
} from "@comanda/contract/fire-course";
import { listBills } from "@comanda/contract/list-bills";
import { closeBill as closeBillCall, voidBill as voidBillCall } from "@comanda/contract/end-bill";
import { findBills as findBillsCall } from "@comanda/contract/find-bills";
import {
  mergeBill as mergeBillCall,
  partBill as partBillCall,
  splitBill as splitBillCall,
} from "@comanda/contract/split-merge";
import {
  printBill as printBillCall,
  printTickets as printTicketsCall,
  showBill as showBillCall,
} from "@comanda/contract/bill-papers";
import {
  correctTender as correctTenderCall,
  listTenders as listTendersCall,
  reopenBill as reopenBillCall,
  takeTender as takeTenderCall,
  undoTender as undoTenderCall,
} from "@comanda/contract/tender";
import { setPrivilege as setPrivilegeCall } from "@comanda/contract/privilege";
import {
  readRefund as readRefundCall,
  refundBill as refundBillCall,
} from "@comanda/contract/refund";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";
import { recordNotFound } from "#call/refused-call.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { Clock } from "#call/runtime.ts";
import { findHistory } from "#journal/journal-store.ts";
import { openPersonalFields } from "#journal/open-personal-fields.ts";

import { findBillShift } from "./bill-store.ts";
import { closeBill } from "./close-bill.ts";
import { correctTender, reopenBill, undoTender } from "./correct-tender.ts";
import { fireCourse, holdCourse } from "./fire-course.ts";
import { findBillsOfAnyDay } from "./find-bills.ts";
import { createBillListReader } from "./list-bills.ts";
import { listTenders } from "./list-tenders.ts";
import { mergeBills } from "./merge-bills.ts";
import { partBill } from "./part-bill.ts";
import { printBill, showBill } from "./print-bill.ts";
import { printTickets } from "./print-tickets.ts";
import type { OldestPress } from "./read-items.ts";
import { refireLines } from "./refire-lines.ts";
import { readRefund, refundBill } from "./refund-bill.ts";
import { saveNewBill } from "./save-new-bill.ts";
import { setPrivilege } from "./set-privilege.ts";
import { splitBill } from "./split-bill.ts";
import { takeTender } from "./take-tender.ts";
import { updateBill } from "./update-bill.ts";
import { voidBill } from "./void-bill.ts";

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly oldestPress: OldestPress;
};

export function registerBillRoutes(
  { answerSigned, answerCached, answerWrite, answerPrint }: CallRegistry,
  { database, clock, oldestPress }: Dependencies,
): void {
  answerWrite(newBillCall, ({ body }, context) => saveNewBill(context, body, oldestPress));
  answerWrite(updateBillCall, ({ body }, context) => updateBill(context, body, oldestPress));
  answerPrint(closeBillCall, ({ params, body, query }, context) =>
    closeBill(context, { ...params, ...body }, query.language),
  );
  answerPrint(takeTenderCall, ({ body, query }, context) =>
    takeTender(context, body, query.language),
  );
  answerPrint(undoTenderCall, ({ params }, context) => undoTender(context, params.id));
  answerWrite(correctTenderCall, ({ params, body }, context) =>
    correctTender(context, params.id, body),
  );
  answerPrint(reopenBillCall, ({ params, query }, context) =>
    reopenBill(context, params.id, query),
  );
  answerPrint(refundBillCall, ({ params, body }, context) => refundBill(context, params.id, body));
  answerSigned(readRefundCall, ({ params, query }, { location }) =>
    readRefund(database, { location, id: params.id, at: clock() }, query),
  );
  answerSigned(listTendersCall, ({ params }, { location }) =>
    listTenders(database, location, params.id),
  );
  answerWrite(setPrivilegeCall, ({ params, body }, context) =>
    setPrivilege(context, params.id, body),
  );
  answerWrite(voidBillCall, ({ params, body }, context) => voidBill(context, params.id, body));
  answerWrite(splitBillCall, ({ body }, context) => splitBill(context, body));
  answerWrite(mergeBillCall, ({ body }, context) => mergeBills(context, body));
  answerWrite(partBillCall, ({ params, body }, context) => partBill(context, params.id, body));
  answerPrint(printBillCall, ({ params, query }, context) => printBill(context, params, query));
  answerPrint(printTicketsCall, ({ body, query }, context) =>
    printTickets(context, body.id, query.language),
  );
  answerPrint(fireCourseCall, ({ params, body, query }, context) =>
    fireCourse(context, { ...params, ...body }, query.language),
  );
  answerWrite(holdCourseCall, ({ params, body }, context) =>
    holdCourse(context, { ...params, ...body }),
  );
  answerPrint(refireLinesCall, ({ body, query }, context) =>
    refireLines(context, body, query.language),
  );
  answerSigned(showBillCall, ({ params, query }, session) =>
    showBill(database, session, { id: params.id, query, at: clock() }),
  );
  const listsOf = createBillListReader(database);
  answerCached(listBills, ({ body }, { location }) =>
    listsOf(location, body.onlyOpen === true ? "open" : "all"),
  );
}

/** Reads that go back for years. */
export function registerBillReads(
  { answerInBackground }: BackgroundRegistry,
  database: Database,
): void {
  answerInBackground(findBillsCall, ({ query }, { location }) =>
    findBillsOfAnyDay(database, location, query),
  );
  answerInBackground(readBillHistory, async ({ params }, { location }) => {
    const bill = await findBillShift(database, location, params.id);
    if (bill === null) return recordNotFound("Bill", params.id);
    const subject = { entity: "bill", record: params.id };
    const entries = await findHistory(database, location, subject);
    const opened = await openPersonalFields(database, location, entries);
    return entries.map((entry, index) => ({
      sequence: entry.sequence,
      at: wireDateTime(entry.at),
      action: entry.action,
      staff: entry.staff,
      approvedBy: entry.approved_by,
      pressedDate: entry.pressed_at === null ? null : wireDateTime(entry.pressed_at),
      station: entry.station,
      changes: [...(opened[index] ?? [])],
    }));
  });
}
