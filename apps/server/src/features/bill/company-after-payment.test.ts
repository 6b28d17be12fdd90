import { readBillHistory } from "@comanda/contract/bill-history";
import { printBill, showBill } from "@comanda/contract/bill-papers";
import { addCustomer, listCustomerTypes } from "@comanda/contract/customer";
import { eraseCustomer, readErasure } from "@comanda/contract/customer-erasure";
import { readShift } from "@comanda/contract/day";
import { closeBill } from "@comanda/contract/end-bill";
import { repeatPrintJob } from "@comanda/contract/print-job";
import { refundBill } from "@comanda/contract/refund";
import { reopenBill } from "@comanda/contract/tender";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import { onlyJob, printActions } from "../../testing/print-actions.ts";
import type { Evening } from "../../testing/test-evening.ts";
import { sellTwoPlates, startRefundEvening } from "../../testing/test-refunds.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let manager: SignedIn;
let cash: number;
let siam: number;
let nordwind: number;
let walkIn: number;

const siamCompany = {
  name: "บริษัท สยามอุตสาหกรรม จำกัด",
  address: "99 ถนนพระราม 4 กรุงเทพฯ 10500",
  taxNumber: "0105551234567",
};

beforeAll(async () => {
  ({ evening, manager, cash } = await startRefundEvening());
  siam = await addGuest("Anong", {
    companyName: siamCompany.name,
    companyAddress: siamCompany.address,
    companyTaxNumber: siamCompany.taxNumber,
  });
  nordwind = await addGuest("Erik", { companyName: "Nordwind GmbH" });
  walkIn = await addGuest("Dana", {});
});
afterAll(() => evening.app.close());

async function addGuest(name: string, company: object): Promise<number> {
  const { app, cashier, write } = evening;
  const [type] = replyOf(listCustomerTypes, await callAs(app, cashier, listCustomerTypes));
  const none = { DOB: "", cardNumber: "", address: "", email: "", preferredDrink: "" };
  const body = { ...none, name, phone: "0815550101", customerType: type?.id ?? 0, ...company };
  return replyOf(addCustomer, await write(cashier, addCustomer, { body })).id;
}

const printFor = (bill: number, companyOf?: number, as: SignedIn = evening.cashier) =>
  evening.write(as, printBill, {
    params: { id: bill, mode: 3, merged: 1 },
    query: companyOf === undefined ? {} : { companyOf },
  });
const paperFor = async (bill: number, companyOf?: number) =>
  onlyJob(replyOf(printBill, await printFor(bill, companyOf)));
async function shown(bill: number) {
  const params = { id: bill };
  return replyOf(showBill, await callAs(evening.app, evening.cashier, showBill, { params }));
}
async function namedInHistory(bill: number): Promise<readonly unknown[]> {
  const params = { id: bill };
  const reply = await callAs(evening.app, manager, readBillHistory, { params });
  return replyOf(readBillHistory, reply).flatMap(({ action, staff, changes }) =>
    changes.flatMap((change) =>
      change.kind === "update" && "company_of" in change.new
        ? [[action, staff, change.old["company_of"], change.new["company_of"]]]
        : [],
    ),
  );
}

describe("a paid bill that is printed for a company", () => {
  test("names it on this copy, on later ones and on the screen, and stays the same sale", async () => {
    const { app, cashier } = evening;
    const bill = await sellTwoPlates(evening, "10", cash);
    await paperFor(bill);
    const counted = { params: { countedTotal: 0 } };
    const state = async () => ({
      bill: await evening.billOf(bill),
      // Each write has a later head, of whatever it was.
      shift: {
        ...replyOf(readShift, await callAs(app, cashier, readShift, counted)),
        journalHead: "",
      },
      figures: (await shown(bill)).payments,
    });
    const before = await state();
    const { document } = await paperFor(bill, siam);
    expect(document).toMatchObject({
      customer: "Anong",
      customerId: siam,
      company: siamCompany,
      isCopy: true,
    });
    expect((await paperFor(bill)).document).toMatchObject({ company: siamCompany, isCopy: true });
    expect(await shown(bill)).toMatchObject({ company: siamCompany });
    expect(await state()).toEqual(before);
    expect(await findDataViolations(app.database())).toEqual([]);
  });

  test("for another one has both in its history, and the earlier paper keeps its own", async () => {
    const bill = await sellTwoPlates(evening, "11", cash);
    const papers = printActions(evening);
    const plain = await paperFor(bill);
    const first = await paperFor(bill, siam);
    await paperFor(bill, siam);
    await paperFor(bill, nordwind);
    const { user } = evening.cashier;
    expect(await namedInHistory(bill)).toEqual([
      ["print-bill", user.id, null, siam],
      ["print-bill", user.id, siam, nordwind],
    ]);
    expect(await shown(bill)).toMatchObject({ company: { name: "Nordwind GmbH" } });
    const again = async (id: number) => {
      await papers.settle(id, { state: "sent" });
      const repeated = await papers.repeat(id, null, evening.cashier);
      return onlyJob(replyOf(repeatPrintJob, repeated)).document;
    };
    expect(await again(first.id)).toMatchObject({ company: siamCompany });
    expect(await again(plain.id)).not.toHaveProperty("company");
  });

  test("has it on the papers of its refunds, too", async () => {
    const bill = await sellTwoPlates(evening, "12", cash);
    await paperFor(bill, siam);
    const payments = [{ payType: cash, total: 264_00, insteadOf: null }];
    const body = { key: "of-company", lines: null, statusNote: "Cold", payments };
    const refunded = await evening.write(manager, refundBill, { params: { id: bill }, body });
    expect(await shown(replyOf(refundBill, refunded).id)).toMatchObject({ company: siamCompany });
  });

  test("names its own guest while it is open again, and the company once it is paid", async () => {
    const { write, cashier } = evening;
    const bill = await sellTwoPlates(evening, "13", cash);
    await paperFor(bill, siam);
    replyOf(reopenBill, await write(cashier, reopenBill, { params: { id: bill } }));
    expect(await shown(bill)).not.toHaveProperty("company");
    const body = { payDetails: [{ payType: cash, total: 264_00 }] };
    replyOf(closeBill, await write(cashier, closeBill, { params: { id: bill }, body }));
    expect(await shown(bill)).toMatchObject({ company: siamCompany });
  });

  test("shows nothing of a guest who was erased since, whose dialog counts it", async () => {
    const { app, write } = evening;
    const guest = await addGuest("Zebulon", { companyName: "Quartz and Feldspar" });
    const bill = await sellTwoPlates(evening, "14", cash);
    const printed = await paperFor(bill, guest);
    const params = { id: guest };
    const asked = await callAs(app, manager, readErasure, { params });
    expect(replyOf(readErasure, asked)).toMatchObject({ bills: 1, openBills: [] });
    replyOf(eraseCustomer, await write(manager, eraseCustomer, { params }));
    expect(await shown(bill)).toMatchObject({ customer: "" });
    expect(await shown(bill)).not.toHaveProperty("company");
    const papers = printActions(evening);
    await papers.settle(printed.id, { state: "sent" });
    const again = replyOf(repeatPrintJob, await papers.repeat(printed.id, null, evening.cashier));
    expect(JSON.stringify(onlyJob(again).document)).not.toContain("Quartz");
    expect(await findDataViolations(app.database())).toEqual([]);
  });
});

describe("refused are", () => {
  test("a bill that is not paid, a customer without a company, and one who is not there", async () => {
    const open = await evening.openBill("15", [evening.item("Pad Thai")]);
    expect(errorOf(await printFor(open, siam)).code).toBe("bill-not-closed");
    const bill = await sellTwoPlates(evening, "16", cash);
    expect(errorOf(await printFor(bill, walkIn)).code).toBe("customer-without-company");
    expect(errorOf(await printFor(bill, 999_999)).code).toBe("record-not-found");
    expect(await namedInHistory(bill)).toEqual([]);
  });

  test("users who may not reprint, also as the first paper", async () => {
    const bill = await sellTwoPlates(evening, "17", cash);
    const refused = await evening.write(evening.waiter, printBill, {
      params: { id: bill, mode: 0, merged: 1 },
      query: { companyOf: siam },
    });
    expect(errorOf(refused).status).toBe(403);
    expect(await namedInHistory(bill)).toEqual([]);
  });
});
