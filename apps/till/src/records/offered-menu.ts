import type { Menu } from "@comanda/domain/menu/menu";
import { createStore } from "zustand/vanilla";

/** The menu without what is not served now; null while that is the whole menu. The sync file keeps it up to date. */
export const offeredMenuStore = createStore<Menu | null>(() => null);
