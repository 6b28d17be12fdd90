import { papersFirst } from "./first-papers.ts";
import type { PaperKind, PrintCause, PrintState } from "@comanda/contract/print-job-record";

const kinds: Readonly<Record<PaperKind, string>> = {
  bill: "Bill",
  ticket: "Ticket",
  "article-report": "Articles of the day",
  "commission-report": "Commission report",
  "cash-count": "Cash count",
  "payment-slip": "Money-in or money-out slip",
  "shift-report": "Shift report",
  "day-report": "Day report",
  "month-report": "Month report",
  "drawer-pulse": "Open Drawer",
  "test-page": "Test page",
};

const states: Readonly<Record<PrintState, string>> = {
  queued: "Printing",
  sent: "Printed",
  failed: "Not printed",
  told: "Shown on screen",
};

const causes: Readonly<Record<PrintCause, string>> = {
  refused: "The printer is not responding. Is it switched on?",
  unreachable: "The printer cannot be reached. Check its cable.",
  "connect-timeout": "The printer is not responding. Is it switched on?",
  "stopped-reading": "The printer stopped. Check its paper and cover.",
  reset: "The printer stopped halfway. Check its paper.",
  "closed-half-way": "The printer stopped halfway. Check its paper.",
  "not-allowed": "The print bridge does not know this printer.",
  "bridge-unreachable": "The print bridge cannot be reached.",
  "bridge-certificate":
    "Open the print bridge in the new tab, accept the unsafe connection, then print again.",
  "bridge-permission": "Allow this page to use the local network in the browser's settings.",
  "bridge-lost": "The print bridge did not report the result.",
  "usb-none": "No printer is chosen for this till.",
  "usb-access-denied": "Access denied.",
  "usb-disconnected": "The printer was unplugged. Please connect it again.",
  "usb-data-error": "The printer did not accept the data.",
  "not-rendered": "The server could not prepare this paper. Try again, or show it on the screen.",
  "till-gone": "The till was closed before it was printed.",
};

export const papers = {
  ...papersFirst,
  failed: "Printer connection failed",
  which: "Which papers",
  notPrinted: "Not printed",
  all: "All",
  nothing: "No papers",
  nothingHint: "Papers sent to a printer show up here.",
  allPrinted: "All papers were printed",
  /** With a plus sign if it may be more. */
  more: (count: string) => `${count} more, older than these`,
  olderNotListed: "Older papers are not listed here",
  kinds,
  states,
  causes,
  ofBill: (kind: string, bill: number) => `${kind} · #${bill}`,
  printerAtTill: "Printer at the till",
  copy: "Copy",
  retry: "Retry",
  printAgain: "Print again",
  otherPrinter: "Other printer",
  showOnScreen: "Show on screen",
  openPrinterServer: "Open print bridge",
  choosePrinter: "Which printer?",
  cancel: "Cancel",
  close: "Close",
  printBill: "Print",
  printReport: "Print",
  papersOfBill: "Papers of this bill",
  printers: "Printers",
  testPage: "Test page",
  testPageOf: (route: string) => `Test page: ${route}`,
  receipts: "Receipts and reports",
  nowhere: "not printed",
};

export type PapersMessages = typeof papers;
