import { randomUUID } from "node:crypto";

import { correctTender, reopenBill, takeTender, undoTender } from "@comanda/contract/tender";

import { writeRequest } from "./bill-requests.ts";
import type { RequestMaker } from "./requests.ts";

/** Small enough that most bills take several. */
export const takeTenderRequest: RequestMaker = ({ crew, bills, count }, chance) => {
  const bill = chance.oneOf(bills.slice(-20));
  if (bill === undefined) return null;
  const pressed = `tender-${count()}`;
  const amount = 25 * (1 + chance.below(100));
  return {
    call: takeTender,
    key: randomUUID(),
    body: { bill, key: pressed, payType: crew.cash, amount },
    seen: ({ tenders }) => tenders.get(pressed) ?? 0,
  };
};

/** A tender is taken back once, by whichever request came first. */
export const undoTenderRequest: RequestMaker = ({ tenders }, chance) => {
  const tender = chance.oneOf([...tenders]);
  if (tender === undefined) return null;
  const key = randomUUID();
  return {
    call: undoTender,
    key,
    params: { id: tender },
    seen: ({ written, reversals }) => (written.get(key) ?? 0) * (reversals.get(tender) ?? 0),
  };
};

/** Books it to another pay type, which takes it back once, too. */
export const correctTenderRequest: RequestMaker = ({ crew, tenders }, chance) => {
  const tender = chance.oneOf([...tenders]);
  if (tender === undefined) return null;
  const key = randomUUID();
  return {
    call: correctTender,
    key,
    params: { id: tender },
    body: { payType: chance.happens(0.7) ? crew.card : crew.cash },
    seen: ({ written, reversals }) => (written.get(key) ?? 0) * (reversals.get(tender) ?? 0),
  };
};

/** Takes back the payment that has closed one of the latest bills. */
export const reopenBillRequest: RequestMaker = ({ closed }, chance) => {
  const bill = chance.oneOf([...closed].slice(-5));
  return bill === undefined ? null : writeRequest(reopenBill, { params: { id: bill } });
};
