import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";

import { leave } from "#ui/unsaved.tsx";

import { showRefusal } from "../notice/index.ts";
import { requireBillForCustomer } from "../order/index.ts";
import { changeOrder } from "./first-entries.ts";
import { useEntries } from "./use-entries.ts";
import { useOpenEntry } from "./use-open-entry.ts";

type ChangeFacts = Readonly<Record<"place" | "covers" | "staff" | "customer", () => void>>;

/** Opens the screen on which a fact of the current order is changed, at its field. */
export function useChangeFacts(session: Session): ChangeFacts {
  const [, navigate] = useLocation();
  const entry = useEntries([changeOrder], session)[0];
  const open = useOpenEntry();
  const openAt = (field: string) => () => {
    if (entry !== undefined) open(entry, { field });
  };
  const chooseCustomer = () => {
    const refusal = requireBillForCustomer();
    if (refusal === null) leave(() => navigate("/choose-cust"));
    else showRefusal(refusal);
  };
  return {
    place: openAt("table"),
    covers: openAt("cover"),
    staff: openAt("staffId"),
    customer: chooseCustomer,
  };
}
