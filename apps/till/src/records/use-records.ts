import { useMemo } from "react";
import { useStore } from "zustand";

import { recordStore } from "./record-store.ts";
import type { Records } from "@comanda/sync/records/records";
import { staffName } from "./to-staff.ts";

/** Selects a part of the records; rerenders when it changes. */
export function useRecords<Part>(choose: (records: Records) => Part): Part {
  return useStore(recordStore, (state) => choose(state.records));
}

export function useRecordState<Part>(
  choose: (state: ReturnType<typeof recordStore.getState>) => Part,
): Part {
  return useStore(recordStore, choose);
}

/** The display names of staff members by ID. */
export function useStaffNames(): ReadonlyMap<number, string> {
  const staff = useRecords((records) => records.staff);
  return useMemo(
    () => new Map([...staff.values()].map((member) => [member.id, staffName(member)])),
    [staff],
  );
}
