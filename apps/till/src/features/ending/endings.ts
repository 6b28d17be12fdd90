import type { BillId } from "@comanda/domain/id";
import { create } from "zustand";

/** The bills that this till is paying, voiding, splitting or merging right now, whichever screen is open meanwhile. */
const useEndings = create<ReadonlySet<BillId>>(() => new Set());

export function useIsEnding(id: BillId | null): boolean {
  return useEndings((endings) => id !== null && endings.has(id));
}

export function isEnding(id: BillId): boolean {
  return useEndings.getState().has(id);
}

/** Returns what says that its reply is here. */
export function startEnding(id: BillId): () => void {
  change((endings) => endings.add(id));
  return () => change((endings) => endings.delete(id));
}

function change(make: (endings: Set<BillId>) => void): void {
  const endings = new Set(useEndings.getState());
  make(endings);
  useEndings.setState(endings, true);
}
