import { listLatestPapers } from "@comanda/contract/office-printing";
import { officeProductGroup } from "@comanda/contract/office-menu";
import { officeLocation, officePrinter, officeStation } from "@comanda/contract/office-venue";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { id as idOf } from "@comanda/domain/id";
import { useEffect, useState } from "react";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import { repeatOnWrites } from "#records/repeat-on-writes.ts";

import type { VenuePrinting } from "./venue-printing.ts";

type VenuePrintingState = {
  /** What came last, which stays while nothing newer does. */
  readonly venue: VenuePrinting | null;
  readonly listed: readonly PrintJobRecord[];
  readonly failure: Failure | null;
};

/** What prints where, read again when anything was written, or at once by `reload`. */
export function useVenuePrinting(): VenuePrintingState & { readonly reload: () => void } {
  const [state, setState] = useState<VenuePrintingState>({
    venue: null,
    listed: [],
    failure: null,
  });
  useEffect(() => {
    let isLeft = false;
    const stop = repeatOnWrites(async () => {
      const next = await readVenuePrinting();
      if (!isLeft) setState((before) => ({ ...before, ...next }));
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  const reload = async () => {
    const next = await readVenuePrinting();
    setState((before) => ({ ...before, ...next }));
  };
  return { ...state, reload: () => void reload() };
}

async function readVenuePrinting(): Promise<Partial<VenuePrintingState>> {
  const query = {};
  const [papers, stations, printers, groups, locations] = await Promise.all([
    callApi(listLatestPapers, {}),
    callApi(officeStation.list, { query }),
    callApi(officePrinter.list, { query }),
    callApi(officeProductGroup.list, { query }),
    callApi(officeLocation.list, { query }),
  ]);
  if (!papers.ok) return { failure: papers.failure };
  if (!stations.ok) return { failure: stations.failure };
  if (!printers.ok) return { failure: printers.failure };
  if (!groups.ok) return { failure: groups.failure };
  if (!locations.ok) return { failure: locations.failure };
  const [location] = locations.reply;
  return {
    venue: {
      stations: stations.reply.map((one) => ({ ...one, id: idOf<"station">(one.id) })),
      printers: printers.reply.map((one) => ({ ...one, id: idOf<"printer">(one.id) })),
      groups: groups.reply.map((one) => ({ ...one, id: idOf<"product-group">(one.id) })),
      location: location?.id ?? 0,
      printerServerAddress: location?.printerServerAddress ?? "",
    },
    listed: papers.reply.jobs,
    failure: null,
  };
}
