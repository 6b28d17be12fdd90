import { gatherCrew } from "./crew.ts";
import { newLedger } from "./outcome-log.ts";
import { newProcessData, type ProcessData } from "./process-data.ts";
import type { Desk } from "./clients.ts";
import { startProcess } from "./server-process.ts";
import { cashType, floatTopUp } from "./traces.ts";

/** New data with the day and a shift begun, all clients signed in, and no server running. */
export type Shop = Desk & { readonly data: ProcessData };

export async function openShop(making: Promise<ProcessData> = newProcessData()): Promise<Shop> {
  const data = await making;
  const server = await startProcess(data);
  const crew = await gatherCrew(server.port);
  await server.stop();
  let names = 0;
  return {
    data,
    ledger: newLedger(),
    floor: {
      crew: {
        ...crew,
        cash: await data.read(cashType),
        floatTopUp: await data.read(floatTopUp),
      },
      bills: [],
      known: new Map(),
      earned: new Map(),
      closed: new Set(),
      papers: new Map(),
      added: new Set(),
      count: () => (names += 1),
    },
  };
}
