/** What the outbox says. It is fetched after the first screen, in every language that it speaks. */
export const outboxEnglish = {
  lost: (time: string) =>
    `Without the server since ${time}. Orders are kept on this till; the kitchen does not know of them yet.`,
  notSent: (count: number) => (count === 1 ? "1 order not sent" : `${count} orders not sent`),
  sending: (count: number) => (count === 1 ? "Sending 1 order" : `Sending ${count} orders`),
  toLookAt: (count: number) =>
    count === 1 ? "1 order was not taken as pressed" : `${count} orders were not taken as pressed`,
  show: "Show",
  close: "Close",
  title: "Not sent yet",
  nothing: "Everything is sent",
  mayBeCleared:
    "This browser may clear what it keeps. Install the till as an app, so that it does not.",
  kept: "Kept on this till. The kitchen does not know yet.",
  needsServer: "This needs the server. Please wait until the till is connected again.",
  needsSent: "Something on this bill is not sent yet. It waits for the server.",
  needsAllSent: (count: number) =>
    count === 1
      ? "1 order of this till is not sent yet. Please see to it first."
      : `${count} orders of this till are not sent yet. Please see to them first.`,
  table: (name: string) => `Table ${name}`,
  room: (name: string) => `Room ${name}`,
  bill: (number: number) => `Bill #${number}`,
  pieces: (quantity: string, article: string) => `${quantity} × ${article}`,
  credit: (article: string) => `credit of ${article}`,
  change: "a change",
  waits: (where: string, what: string) => `${where}: ${what}`,
  notAdded: (where: string, why: string, what: string) => `${where}: ${why}; ${what} not added`,
  notChanged: (where: string, why: string) => `${where}: ${why}; it was not changed`,
  paid: "the bill was paid meanwhile",
  paidAt: (station: string) => `the bill was paid at ${station} meanwhile`,
  voided: "the bill was voided meanwhile",
  mergedInto: (number: number) => `the bill was merged into #${number} meanwhile`,
  tableTaken: (number: string) => `bill #${number} was opened there meanwhile`,
  changedByOthers: "somebody else changed the same meanwhile",
  openAsNew: "Open as a new order",
  sendAgain: "Send again",
  drop: "Drop",
  boundTitle: "These belong to that bill and cannot go to another one",
  addTo: (bill: string) => `Add to ${bill}`,
  addToOther: "Add to another bill",
  chooseBill: "Add to which bill?",
  dropLines: "Drop these lines",
  leaveTitle: "Not sent yet",
  leaveText: (station: string) =>
    `These orders are on this till only. They are sent when somebody logs in at ${station} on this till again.`,
  leaveLinesText: (station: string) =>
    `The order on the screen is not sent. It is on the screen again at the next log-in at ${station} on this till.`,
  stay: "Cancel",
  leave: "Log out",
};

export type OutboxMessages = typeof outboxEnglish;
