import { useLocation } from "wouter";

import { isHeldBack } from "#records/outbox-link.ts";

import { sayRefusal } from "../notice/index.ts";
import { isEntryOf, type MenuEntry } from "./menu-entries.ts";

/** Opens the screen of a menu entry, or shows why it cannot; returns whether it did. */
export function useGo(): (entry: MenuEntry) => boolean {
  const [path, navigate] = useLocation();
  return (entry) => {
    // Pressing the entry of the current screen returns to the order.
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
