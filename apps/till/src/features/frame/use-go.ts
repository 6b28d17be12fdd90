import { useLocation } from "wouter";

import { isHeldBack } from "#records/outbox-link.ts";

import { sayRefusal } from "../notice/index.ts";
import { isEntryOf, type MenuEntry } from "./menu-entries.ts";

/** Leads where a button of the menu leads, or says why it does not; answers whether it did. */
export function useGo(): (entry: MenuEntry) => boolean {
  const [path, navigate] = useLocation();
  return (entry) => {
    // The button of the screen that is shown goes back to the order.
    if (isEntryOf(entry, path)) {
      navigate("/order");
      return true;
    }
    const refusal = entry.guard?.() ?? null;
    if (refusal !== null) {
      sayRefusal(refusal);
      return false;
    }
    if (entry.waitsFor !== undefined && isHeldBack(entry.waitsFor())) return false;
    navigate(entry.pathNow?.() ?? entry.path);
    return true;
  };
}
