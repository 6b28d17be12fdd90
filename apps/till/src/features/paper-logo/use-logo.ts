import type { Dots } from "@comanda/domain/paper/dots";
import { useEffect, useState } from "react";

import { loadLogo } from "./load-logo.ts";

/** The logo with this hash, as soon as it is loaded; until then the one before it. */
export function useLogo(hash: string | null): Dots | null {
  const [shown, setShown] = useState<Dots | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const dots = await loadLogo(hash);
      if (isWanted) setShown(dots);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [hash]);
  return shown;
}
