import { useSyncExternalStore } from "react";

/** A phone has no room for a plan. */
const wide = "(min-width: 600px)";

export function useWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches);
}

function follow(onChange: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
