import { useSyncExternalStore } from "react";

/** The events of the router and of Back. */
const events = ["popstate", "pushState", "replaceState"];

/** What follows the path in the address. The router's own hook would be in the first script. */
export function useSearchText(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

function subscribe(notify: () => void): () => void {
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}
