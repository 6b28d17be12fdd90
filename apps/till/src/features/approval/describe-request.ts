import type { ApprovableCall } from "@comanda/contract/approval";
import { updateBill } from "@comanda/contract/bill";
import type { BodyOf, Call, ParamsOf } from "@comanda/contract/call";
import { payCommission } from "@comanda/contract/commission";
import { openDrawer, startShift } from "@comanda/contract/day";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { addPayment } from "@comanda/contract/payment";
import { mergeBill, partBill, splitBill } from "@comanda/contract/split-merge";
import { correctTender, reopenBill, takeTender, undoTender } from "@comanda/contract/tender";
import type { PayTypeId } from "@comanda/domain/id";
import { paymentTypeCodes } from "@comanda/domain/shift/payment";

import { matchesSchema } from "#api/matches-schema.ts";
import { payTypeName } from "#records/pay-type-name.ts";
import { staffName } from "#records/to-staff.ts";

import { describeChanges } from "./describe-changes.ts";
import {
  amountText,
  billText,
  listNames,
  pieceNames,
  placeText,
  type RequestWords,
} from "./request-words.ts";

/** A request as the till sends it. */
export type AskedRequest = { readonly params?: unknown; readonly body?: unknown };

/** What a manager allows: the action, then the bill, the dishes and the amount, as far as it has them. */
export type RequestText = { readonly title: string; readonly lines: readonly string[] };

type Describe = (request: AskedRequest, words: RequestWords) => Partial<RequestText>;

/** Says what a manager is asked to allow. */
export function describeRequest(
  call: ApprovableCall,
  request: AskedRequest,
  words: RequestWords,
): RequestText {
  const { actions } = words.messages.approval;
  const { title = actions[call], lines = [] } = requestTexts[call](request, words);
  return { title, lines: lines.filter((line) => line !== "") };
}

const requestTexts: Readonly<Record<ApprovableCall, Describe>> = {
  "update-bill": textsOf(updateBill, ({ body }, words) => describeChanges(body, words)),
  "void-bill": textsOf(voidBill, ({ params, body }, words) => ({
    lines: [billText(params.id, words), body.statusNote],
  })),
  "split-bill": textsOf(splitBill, ({ body }, words) => ({
    lines: [billText(body.oldBillId, words), movedText(body, words)],
  })),
  "merge-bill": textsOf(mergeBill, ({ body: { firstBillId, secondBillId } }, words) => ({
    lines: [firstBillId, secondBillId].map((id) => (id === null ? "" : billText(id, words))),
  })),
  "part-bill": textsOf(partBill, ({ params, body }, words) => ({
    lines: [params.id, body.bill].map((id) => billText(id, words)),
  })),
  "close-bill": textsOf(closeBill, ({ params, body }, words) => ({
    lines: [
      billText(params.id, words),
      listNames(
        body.payDetails.map((paid) => paidText(paid.payType, paid.total, words)),
        words,
      ),
    ],
  })),
  "take-tender": textsOf(takeTender, ({ body: { bill, payType, amount } }, words) => ({
    lines: [billText(bill, words), paidText(payType, amount, words)],
  })),
  // A till does not keep what was paid in parts; the pay screen has their bill.
  "undo-tender": textsOf(undoTender, (_request, words) => ({ lines: [currentBillText(words)] })),
  "correct-tender": textsOf(correctTender, ({ body }, words) => ({
    lines: [currentBillText(words), payTypeName(body.payType, words.reference)],
  })),
  "reopen-bill": textsOf(reopenBill, ({ params }, words) => ({
    lines: [billText(params.id, words)],
  })),
  "open-drawer": textsOf(openDrawer, () => ({})),
  "add-payment": textsOf(addPayment, describePayment),
  "pay-commission": textsOf(payCommission, ({ body: { staffId, amount } }, words) => {
    const member = words.records.staff.get(staffId);
    const name = member === undefined ? [] : [staffName(member)];
    return { lines: [[...name, amountText(amount, words)].join(" · ")] };
  }),
  "start-shift": textsOf(startShift, ({ body }, words) => ({
    lines: [amountText(body.startDrawerCash, words)],
  })),
};

type Parts<C extends Call> = { readonly params: ParamsOf<C>; readonly body: BodyOf<C> };

/** Nothing but the action is said of a request that the server would not understand, either. */
function textsOf<C extends Call>(
  call: C,
  describe: (request: Parts<C>, words: RequestWords) => Partial<RequestText>,
): Describe {
  return (request, words) => (isRequestOf(call, request) ? describe(request, words) : {});
}

function isRequestOf<C extends Call>(
  { params, body }: C,
  request: AskedRequest,
): request is AskedRequest & Parts<C> {
  return (
    (params === undefined || matchesSchema(params, request.params)) &&
    (body === undefined || matchesSchema(body, request.body))
  );
}

/** Where the second bill is, and its dishes; what belongs to a dish goes with it. */
function movedText(
  { oldBillId, secondBill }: BodyOf<typeof splitBill>,
  words: RequestWords,
): string {
  const quantities = new Map(secondBill.billItems.map(({ key, qty }) => [key, qty]));
  const moved = [...words.records.billItem.values()].flatMap(({ bill, key, parent, product }) => {
    const qty = quantities.get(key);
    return bill === oldBillId && parent === null && qty !== undefined
      ? [{ product, qty, price: null }]
      : [];
  });
  const what = listNames(pieceNames(moved, words), words);
  return [placeText(secondBill, words), what].filter((part) => part !== "").join(": ");
}

function describePayment(
  { body: { type, amount, note } }: Pick<Parts<typeof addPayment>, "body">,
  words: RequestWords,
): Partial<RequestText> {
  const { moneyIn, moneyOut } = words.messages.money;
  return {
    ...(type !== null && { title: type === paymentTypeCodes["money-in"] ? moneyIn : moneyOut }),
    lines: [amount === null ? "" : amountText(amount, words), note],
  };
}

function paidText(
  payType: PayTypeId,
  amount: Parameters<typeof amountText>[0],
  words: RequestWords,
): string {
  return `${payTypeName(payType, words.reference)} ${amountText(amount, words)}`;
}

function currentBillText(words: RequestWords): string {
  return words.currentBill === null ? "" : billText(words.currentBill, words);
}
