/** What a till says when it fails unforeseen, and of the orders that were put aside then. */
export const faultEnglish = {
  title: "Something on this page failed",
  text: "Nothing that was ordered is lost. What is not sent yet is stored on this device.",
  toOrder: "Back to the order",
  withoutOrder: "Open without this order",
  withoutOrderHint:
    "If it fails again, open the till without this order. The order stays on this device; you find it under Open bills.",
  loadAgain: "Load the till again",
  notPutAside: "This device is full. The order could not be put aside.",
  asideTitle: "Orders put aside",
  asideHint: "They were not sent: the till failed with them.",
  lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  unreadable: "An order that cannot be read",
  open: "Open",
  drop: "Drop",
  dropTitle: (order: string) => `Drop the order ${order}?`,
  dropText: "It was never sent. Nobody can bring it back.",
};

export type FaultMessages = typeof faultEnglish;
