import { useLocation } from "wouter";

import { blockIfPending } from "#records/outbox-link.ts";

import { showRefusal } from "../notice/index.ts";
import { isEntryOfPath } from "./entries-for-user.ts";
import type { MenuEntry } from "./menu-entries.ts";

/** Opens the screen of a menu entry, or shows why it cannot. */
export function useOpenEntry(): (entry: MenuEntry) => void {
  const [path, navigate] = useLocation();
  return (entry) => {
    // Pressing the entry of the current screen returns to the order.
    if (isEntryOfPath(entry, path)) {
      navigate("/order");
      return;
    }
    const refusal = entry.guard?.() ?? null;
    if (refusal !== null) {
      showRefusal(refusal);
      return;
    }
    if (entry.waitsFor !== undefined && blockIfPending(entry.waitsFor())) return;
    navigate(entry.instead?.() === true ? "/order" : (entry.currentPath?.() ?? entry.path));
  };
}
