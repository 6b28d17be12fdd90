import type { BridgeError, FoundPrinter, PrinterSearch } from "@comanda/contract/bridge";

import { printerName, shortPrinterName, type PrinterAddress } from "./allowed-printers.ts";
import type { FedPrinters } from "./fed-printers.ts";
import { askPrinter, type AskTimeouts, type PrinterAnswer } from "./ask-printer.ts";
import { addressesOf, isTooLarge, networkName, type Network } from "./network.ts";
import { visitPaced, type Pace } from "./visit-paced.ts";

export type SearchOptions = {
  /** Read at each search, since a machine may have moved to another network. */
  readonly networks: () => readonly Network[];
  /** The hardware addresses of the machines that were asked, by their IP addresses. */
  readonly neighbours: () => Promise<ReadonlyMap<string, string>>;
  readonly pace: Pace;
  readonly timeouts: AskTimeouts;
  readonly signal: AbortSignal;
  /** Stores what was found, so that the bridge still prints there after its next start. */
  readonly onFound: (printers: readonly PrinterAddress[]) => void;
  readonly onProblem: (line: string) => void;
};

export type Searching = {
  /** Begins a search, or joins the one that is running. */
  readonly start: () => PrinterSearch | { readonly error: BridgeError };
  readonly state: () => PrinterSearch;
};

const notStarted: PrinterSearch = {
  state: "not-started",
  networks: [],
  tooLarge: [],
  addresses: 0,
  asked: 0,
  printers: [],
  others: [],
};

/** Looks for printers in the networks of this machine, one search at a time. */
export function createSearch(fed: FedPrinters, options: SearchOptions): Searching {
  let search = notStarted;
  const run = async (addresses: readonly PrinterAddress[]): Promise<void> => {
    const found: PrinterAddress[] = [];
    const visit = async (printer: PrinterAddress): Promise<void> => {
      const answer = await askUndisturbed(printer, fed, options.timeouts);
      if (isPrinter(answer)) found.push(printer);
      search = withAnswer(search, printer, answer);
    };
    await visitPaced(addresses, visit, { ...options.pace, signal: options.signal });
    const macs = await readMacs(options);
    fed.add(found);
    options.onFound(found);
    search = inOrder({ ...search, state: "done" }, macs);
  };
  return {
    state: () => search,
    start: () => {
      if (search.state === "running") return search;
      const all = options.networks();
      const [large, networks] = [all.filter(isTooLarge), all.filter((one) => !isTooLarge(one))];
      if (networks.length === 0) {
        return { error: large.length === 0 ? "no-network-to-search" : "networks-too-large" };
      }
      const addresses = uniqueAddresses([...fed.addresses(), ...networks.flatMap(addressesOf)]);
      search = {
        ...notStarted,
        state: "running",
        networks: networks.map(networkName),
        tooLarge: large.map(networkName),
        addresses: addresses.length,
      };
      void run(addresses);
      return search;
    },
  };
}

type Answer = PrinterAnswer | "is-printing";

/** A printer takes one connection at a time, so one that the bridge feeds is asked only between its papers. */
async function askUndisturbed(
  printer: PrinterAddress,
  { queues }: FedPrinters,
  timeouts: AskTimeouts,
): Promise<Answer> {
  const ask = () => askPrinter(printer, timeouts);
  const queue = queues.get(printerName(printer));
  return queue === undefined ? await ask() : ((await queue.askIfIdle(ask)) ?? "is-printing");
}

/** A search is whole without hardware addresses, which are only shown. */
async function readMacs({
  neighbours,
  onProblem,
}: SearchOptions): Promise<ReadonlyMap<string, string>> {
  try {
    return await neighbours();
  } catch (error) {
    onProblem(`The hardware addresses of printers cannot be read: ${String(error)}.`);
    return new Map();
  }
}

function isPrinter(answer: Answer): boolean {
  return answer === "is-printing" || answer.kind === "printer";
}

function withAnswer(search: PrinterSearch, printer: PrinterAddress, answer: Answer): PrinterSearch {
  const asked = search.asked + 1;
  const address = shortPrinterName(printer);
  if (answer === "is-printing") {
    return withPrinter({ ...search, asked }, { address, maker: "", model: "", isPrinting: true });
  }
  switch (answer.kind) {
    case "no-connection":
      return { ...search, asked };
    case "other":
      return { ...search, asked, others: [...search.others, address] };
    case "printer": {
      const { maker, model } = answer;
      return withPrinter({ ...search, asked }, { address, maker, model, isPrinting: false });
    }
  }
}

function withPrinter(search: PrinterSearch, found: Omit<FoundPrinter, "mac">): PrinterSearch {
  return { ...search, printers: [...search.printers, { ...found, mac: null }] };
}

/** By address, so that the same network always gives the same numbers. */
function inOrder(search: PrinterSearch, macs: ReadonlyMap<string, string>): PrinterSearch {
  const printers = search.printers
    .map((found) => ({ ...found, mac: macs.get(found.address.split(":")[0] ?? "") ?? null }))
    .toSorted((one, other) => compareAddresses(one.address, other.address));
  return { ...search, printers, others: search.others.toSorted(compareAddresses) };
}

function compareAddresses(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

function uniqueAddresses(all: readonly PrinterAddress[]): readonly PrinterAddress[] {
  return [...new Map(all.map((printer) => [printerName(printer), printer])).values()];
}
