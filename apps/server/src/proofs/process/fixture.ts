import { signInCrew } from "./crew.ts";
import { newOutcomeLog } from "./outcome-log.ts";
import { newProcessData, type ProcessData } from "./process-data.ts";
import type { ClientState } from "./clients.ts";
import { startProcess } from "./server-process.ts";
import { payTypeNamed, floatTopUp } from "./traces.ts";

/** New data with the day and a shift begun, all clients signed in, and no server running. */
export type ProofFixture = ClientState & { readonly data: ProcessData };

export async function openFixture(
  making: Promise<ProcessData> = newProcessData(),
): Promise<ProofFixture> {
  const data = await making;
  const server = await startProcess(data);
  const crew = await signInCrew(server.port);
  await server.stop();
  let names = 0;
  return {
    data,
    ledger: newOutcomeLog(),
    floor: {
      crew: {
        ...crew,
        cash: await data.read((database) => payTypeNamed(database, "Cash")),
        card: await data.read((database) => payTypeNamed(database, "Credit card")),
        floatTopUp: await data.read(floatTopUp),
      },
      bills: [],
      known: new Map(),
      earned: new Map(),
      closed: new Set(),
      merged: [],
      tenders: new Set(),
      papers: new Map(),
      added: new Set(),
      count: () => (names += 1),
    },
  };
}
