import type { PrintRemedy } from "@comanda/domain/paper/print-remedy";

/** Texts of the page with every station, its printers and the search for new ones. */
export const officePrinting = {
  title: "Printers and stations",
  stations: "What prints where",
  receipts: "Bills, reports and drawer",
  tickets: (group: string) => `Tickets: ${group}`,
  atTill: "Printer at the till",
  nothing: "Nothing is printed",
  neverPrinted: "Nothing printed yet",
  openPapers: "Open the papers",
  remedies: {
    power: "If it has a new address, search for printers below.",
    paper: "Then print it again in the papers.",
    search: "Search for printers below: the bridge prints on all that it finds.",
    bridge: "Check that the machine of the print bridge is switched on.",
    usb: "On that till, open Actions and choose its printer.",
    again: "If it is not there, print it again in the papers.",
  } satisfies Readonly<Record<PrintRemedy, string>>,
  search: {
    title: "Find printers",
    hint: "The print bridge asks in its own network which receipt printers there are. Nothing is printed.",
    noBridge: "This location has no print bridge yet, so everything prints at the tills.",
    noBridgeHint: "Start a print bridge, then enter its address.",
    toLocation: "Enter its address",
    start: "Search for printers",
    again: "Search again",
    running: (asked: number, all: number) => `${asked} of ${all} addresses asked`,
    found: (count: number) => (count === 1 ? "1 printer found" : `${count} printers found`),
    none: "No printer found",
    noneHint:
      "Are the printers switched on, and in the same network as the print bridge? Then search again.",
    networks: (networks: string) => `Searched: ${networks}`,
    tooLarge: (networks: string) =>
      `Too large to search: ${networks}. A network may have 1,024 addresses at most.`,
    others: (addresses: string) =>
      `At ${addresses} something listens, but not as a receipt printer does. The bridge does not print there.`,
    missing: (names: string) => `Not found: ${names}`,
    oldBridge: "This print bridge is too old to search. Please update it.",
    errors: {
      "no-network-to-search": "The print bridge is in no private network that it could search.",
      "networks-too-large":
        "The network of the print bridge is too large to search: more than 1,024 addresses. Name a part of it in COMANDA_SEARCH.",
      other: "The print bridge does not search for this till.",
    },
    printNumbers: "Print the numbers",
    printNumbersHint: "Each printer prints its number. Then say below where it is.",
    numbersSent: "Numbers sent",
  },
  places: {
    title: "Which number is where?",
    hint: "A printer without a name is left out.",
    printer: (number: number) => `Printer ${number}`,
    name: "Name",
    namePlaceholder: "Bar, Kitchen …",
    width: "Paper",
    widths: { wide: "80 mm", narrow: "58 mm" },
    dots: (dots: number) => `${dots} dots`,
    isPrinting: "Busy printing",
    unknownModel: "Receipt printer",
    numbered: (number: number, name: string) => `${number} · ${name}`,
    needsName: "Give this printer a name first",
    save: "Save",
    saved: "Printers and stations saved",
    changed: "Somebody else has changed this",
    changedHint: "Your entries are not saved. Look at the new state, then enter them again.",
    startAgain: "Show the new state",
  },
};

export type OfficePrintingMessages = typeof officePrinting;
