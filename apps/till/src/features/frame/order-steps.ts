import { currentLines, isOpen } from "@comanda/domain/bill/bill";
import { isRunning } from "@comanda/domain/bill/change-time";
import type { LineKey } from "@comanda/domain/bill/line";
import type { RefusalCode } from "@comanda/domain/refusal";

import type { AllMessages } from "#language/all-messages.ts";

import { showSuccess } from "../notice/index.ts";
import {
  requireBillForCustomer,
  selectLine,
  sendOrder,
  toggleCrediting,
  useOrder,
} from "../order/index.ts";

/** A step that resolves a refusal on the current order, and is no menu entry. */
export type OrderStep = {
  readonly label: (messages: AllMessages) => string;
  /** Whether it would help the current order. */
  readonly isPossible: () => boolean;
  /** Takes the step, and returns the address of the screen where the user continues. */
  readonly take: (messages: AllMessages) => string;
};

/** The bill stays the current one and is not shown, so that what was refused is one press away. */
const print: OrderStep = {
  label: ({ order }) => order.print,
  isPossible: () => {
    const { bill } = useOrder.getState();
    return bill !== null && currentLines(bill).length > 0;
  },
  take: ({ billView }) => {
    void printOrder(billView.titles.new);
    return "/order";
  },
};

const changeTime: OrderStep = {
  label: ({ lines }) => lines.changeTime,
  isPossible: () => runningTimer() !== null,
  take: () => {
    selectLine(runningTimer());
    return "/change-time";
  },
};

const creditBack: OrderStep = {
  label: ({ order }) => order.creditBack,
  isPossible: () => {
    const { bill, isCrediting } = useOrder.getState();
    return bill !== null && isOpen(bill) && !isCrediting;
  },
  take: () => {
    toggleCrediting();
    return "/order";
  },
};

const chooseStaff: OrderStep = {
  label: ({ order }) => order.changeOrder,
  isPossible: () => {
    const { bill } = useOrder.getState();
    return bill !== null && bill.staff === null;
  },
  take: () => "/change-order",
};

const changeCover: OrderStep = {
  label: ({ order }) => order.changeOrder,
  isPossible: () => useOrder.getState().bill !== null,
  take: () => "/change-order",
};

const chooseCustomer: OrderStep = {
  label: ({ customers }) => customers.chooseCustomer,
  isPossible: () => useOrder.getState().bill !== null && requireBillForCustomer() === null,
  take: () => "/choose-cust",
};

const orderSteps: ReadonlyMap<string, OrderStep> = new Map(
  Object.entries({
    "print-bill-first": print,
    "credit-and-sale-mixed": print,
    // An order that was never printed is no bill yet.
    "get-an-open-bill": print,
    "timer-running": changeTime,
    "line-already-saved": creditBack,
    "choose-staff": chooseStaff,
    "seat-unknown": changeCover,
    "invoice-not-allowed": chooseCustomer,
    "invoice-without-customer": chooseCustomer,
  } satisfies Partial<Record<RefusalCode, OrderStep>>),
);

/** Null if the refusal has no such step, or it would not help now. */
export function findOrderStep(code: string): OrderStep | null {
  const step = orderSteps.get(code);
  return step?.isPossible() === true ? step : null;
}

async function printOrder(said: string): Promise<void> {
  if ((await sendOrder()) !== null) showSuccess(said);
}

function runningTimer(): LineKey | null {
  return useOrder.getState().bill?.lines.find(isRunning)?.key ?? null;
}
