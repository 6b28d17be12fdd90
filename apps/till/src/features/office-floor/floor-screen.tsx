import type { ReplyOf } from "@comanda/contract/call";
import { officeStation } from "@comanda/contract/office-venue";
import { useEffect, useState } from "react";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { Waiting } from "#ui/waiting.tsx";

import { FailureMessage } from "../failure/index.ts";
import { FloorEditor } from "./floor-editor.tsx";
import { fetchFloor, type StoredFloor } from "./stored-floor.ts";

/** The rooms of the location with their tables, to be arranged as they stand. */
export function FloorScreen() {
  const { floor, records } = useOfficeMessages();
  useTitle(floor.title);
  const [found, setFound] = useState<FoundFloor>({ state: "waiting" });
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      const answer = await findFloor();
      if (!isLeft) setFound(answer);
    };
    void find();
    return () => {
      isLeft = true;
    };
  }, []);
  if (found.state === "waiting") return <Waiting>{records.loading}</Waiting>;
  if (found.state === "failed") return <FailureMessage failure={found.failure} />;
  return <FloorEditor stored={found.floor} stations={found.stations} />;
}

type FoundFloor =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly failure: Failure }
  | {
      readonly state: "here";
      readonly floor: StoredFloor;
      readonly stations: ReplyOf<typeof officeStation.list>;
    };

async function findFloor(): Promise<FoundFloor> {
  const [fetched, stations] = await Promise.all([
    fetchFloor(null),
    callApi(officeStation.list, { query: {} }),
  ]);
  if (!fetched.ok) return { state: "failed", failure: fetched.failure };
  if (!stations.ok) return { state: "failed", failure: stations.failure };
  return { state: "here", floor: fetched.floor, stations: stations.reply };
}
