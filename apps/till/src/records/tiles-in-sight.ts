import type { Article } from "@comanda/domain/menu/article";
import { createStore } from "zustand/vanilla";

/** The tiles in sight. What brings their pictures loads after the first screen and follows them. */
export const tilesInSight = createStore<readonly Pick<Article, "picture">[]>(() => []);
