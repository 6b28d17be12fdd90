/** Texts for unexpected faults, and for the orders that were put aside by them or otherwise. */
export const fault = {
  title: "Something went wrong on this page",
  text: "No order is lost. Orders not sent yet are saved on this device.",
  toOrder: "Back to the order",
  withoutOrder: "Open without this order",
  withoutOrderHint:
    "If it happens again, open the till without this order. The order stays on this device, under Open bills.",
  loadAgain: "Reload the till",
  notPutAside: "This device's storage is full. The order could not be put aside.",
  asideTitle: "Orders put aside",
  asideHint: "Not sent. Open or discard them here.",
  lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  unreadable: "Unreadable order",
  open: "Open",
  drop: "Discard",
  dropTitle: (order: string) => `Discard the order ${order}?`,
  dropText: "It was never sent and cannot be brought back.",
};

export type FaultMessages = typeof fault;
