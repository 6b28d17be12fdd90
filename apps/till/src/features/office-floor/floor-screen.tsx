import { officeStation } from "@comanda/contract/office-venue";

import { callApi } from "#api/call.ts";
import { readBoth } from "#api/read-both.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { useRead } from "#records/use-read.ts";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { FloorEditor } from "./floor-editor.tsx";
import { fetchFloor } from "./stored-floor.ts";

/** The rooms of the location with their tables, to be arranged as they stand. */
export function FloorScreen() {
  const { floor, records } = useOfficeMessages();
  useTitle(floor.title);
  const found = useRead(findFloor, "floor");
  if (found.state === "waiting") return <Waiting>{records.loading}</Waiting>;
  if (found.state === "failed") return <ReadFailure read={found} />;
  const [stored, stations] = found.reply;
  return <FloorEditor stored={stored} stations={stations} />;
}

const findFloor = () => readBoth([fetchFloor(null), callApi(officeStation.list, { query: {} })]);
