import { useRecordState, useStaffNames } from "./use-records.ts";

/** Returns the names of others who are viewing a bill, or an empty string. */
export function useOtherViewers(): (bill: number | null) => string {
  const viewers = useRecordState((state) => state.viewers);
  const staffNames = useStaffNames();
  return (bill) => {
    const staff = new Set(viewers.filter((one) => one.bill === bill).map((one) => one.staff));
    return [...staff].flatMap((id) => staffNames.get(id) ?? []).join(", ");
  };
}
