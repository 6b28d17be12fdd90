/** Texts of the outbox. Fetched after the first screen, in all languages at once. */
export const outbox = {
  lost: (time: string) => `Offline since ${time}.`,
  saved: "Orders are saved on this till; the kitchen does not have them yet.",
  lostUnsaved: (time: string) =>
    `Offline since ${time}. This till cannot save orders: its storage is full or switched off. Tell the kitchen by mouth.`,
  notSent: (count: number) => (count === 1 ? "1 order not sent" : `${count} orders not sent`),
  sending: (count: number) => (count === 1 ? "Sending 1 order" : `Sending ${count} orders`),
  toLookAt: (count: number) =>
    count === 1 ? "1 order was not accepted" : `${count} orders were not accepted`,
  show: "Show",
  close: "Close",
  title: "Not sent yet",
  nothing: "Everything sent",
  mayBeCleared:
    "This browser may delete unsent orders. Install the till as an app to keep them safe.",
  kept: "Saved on this till. The kitchen does not have it yet.",
  needsServer: "This needs the server. Please wait until the till is online again.",
  needsSent: "Part of this bill is not sent yet. Please wait until it is.",
  needsDecision: "This order was not accepted. Please deal with it first.",
  needsAllSent: (count: number) =>
    count === 1
      ? "1 order on this till is not sent yet. Please deal with it first."
      : `${count} orders on this till are not sent yet. Please deal with them first.`,
  table: (name: string) => `Table ${name}`,
  room: (name: string) => `Room ${name}`,
  bill: (number: number) => `Bill #${number}`,
  pieces: (quantity: string, article: string) => `${quantity} × ${article}`,
  credit: (article: string) => `credit of ${article}`,
  commission: (article: string) => `commission on ${article}`,
  withDish: (what: string, dish: string) => `${what} with ${dish}`,
  discount: (off: string, what: string) => `${off} off ${what}`,
  anotherUser: "Another user",
  change: "a change",
  moves: (place: string) => `move to ${place}`,
  fires: (course: number) => `fire course ${course}`,
  served: "all served",
  waits: (where: string, what: string) => `${where}: ${what}`,
  notAdded: (where: string, why: string, what: string) => `${where}: ${why}; ${what} not added`,
  notChanged: (where: string, why: string) => `${where}: ${why}; not changed`,
  paid: "the bill has been paid",
  paidAt: (station: string) => `the bill has been paid at ${station}`,
  voided: "the bill has been voided",
  mergedInto: (number: number) => `the bill has been merged into #${number}`,
  tableTaken: (number: string) => `bill #${number} has been opened there`,
  notMoved: (where: string, place: string, number: string) =>
    `${where}: not moved to ${place}, because bill #${number} has been opened there`,
  changedByOthers: "someone else has changed it",
  heldBack: (what: string) => `Held back with it: ${what}`,
  someOrder: "An order",
  orderDiscarded: "the order that opened its bill was discarded",
  discarded: (where: string) => `${where}: the order was discarded`,
  replaced: (where: string) =>
    `${where} is not on the server any more. Please compare its bill with the papers`,
  restored: "The server was restored to an earlier state",
  restoredText:
    "These open bills are missing from it, or lack the items listed. Please compare them with the papers, and enter again what is missing. Other tills show this list, too: enter each order only once.",
  lacks: (where: string, what: string) => `${where} lacks ${what}`,
  moreBills: (count: number) => (count === 1 ? "and 1 more bill" : `and ${count} more bills`),
  shiftFirst: "A cashier must start the shift. Then press “Send again”.",
  otherStaff: "“Open as a new order” lets you choose who serves it.",
  whichTable: "Table of the new order",
  secondBillThere: "Second bill there",
  otherTable: "To another table",
  tableToMoveTo: "Table to move to",
  noMove: "Do not move",
  openAsNew: "Open as a new order",
  askManager: "Ask a manager",
  sendAgain: "Send again",
  drop: "Discard",
  former: (count: number, salePoint: string) =>
    count === 1
      ? `1 order of ${salePoint} is only on this till. It cannot be sent because that is no longer a sale point.`
      : `${count} orders of ${salePoint} are only on this till. They cannot be sent because that is no longer a sale point.`,
  dropFormer: "Discard these orders?",
  formerHint:
    "The server does not have them. To send them, switch on “Takes orders” for it again in the back office, and log in there on this till.",
  dropAll: (count: number) => `Discard all ${count}`,
  boundTitle: "These belong to that bill and cannot move to another",
  addTo: (bill: string) => `Add to ${bill}`,
  addToOther: "Add to another bill",
  chooseBill: "Add to which bill?",
  linesAside: (count: number) =>
    count === 1
      ? "1 line is under “Orders put aside”, in Open bills"
      : `${count} lines are under “Orders put aside”, in Open bills`,
  notPutAside: "This device's storage is full. The lines stay where they are.",
  dropLines: "Discard these lines",
  leaveTitle: "Not sent yet",
  leaveText: (station: string) =>
    `These orders are only on this till. They are sent at the next login at ${station} on this till.`,
  leaveLinesText: (station: string) =>
    `The order on the screen is not sent. It comes back at the next login at ${station} on this till.`,
  stay: "Cancel",
  leave: "Log out",
};

export type OutboxMessages = typeof outbox;
