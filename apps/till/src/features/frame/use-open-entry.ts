import { useLocation } from "wouter";

import { blockIfPending } from "#records/outbox-link.ts";
import { leave } from "#ui/unsaved.tsx";

import { showRefusal } from "../notice/index.ts";
import { isEntryOfPath } from "./entries-for-user.ts";
import type { Entry } from "./first-entries.ts";

/**
 * Opens the screen of a menu entry, with a state of the history if given, or shows why it cannot. What is typed on the
 * current screen is not dropped without asking.
 */
export function useOpenEntry(): (entry: Entry<never>, state?: object) => void {
  const [path, navigate] = useLocation();
  return (entry, state) => {
    // Pressing the entry of the current screen returns to the order.
    if (isEntryOfPath(entry, path)) {
      leave(() => navigate("/order"));
      return;
    }
    const refusal = entry.guard?.() ?? null;
    if (refusal !== null) {
      showRefusal(refusal);
      return;
    }
    if (entry.waitsFor !== undefined && blockIfPending(entry.waitsFor())) return;
    const to = entry.instead?.() === true ? "/order" : (entry.currentPath?.() ?? entry.path);
    leave(() => navigate(to, { state }));
  };
}
