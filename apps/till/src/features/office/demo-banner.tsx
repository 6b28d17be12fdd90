import { readFirstVenue } from "@comanda/contract/first-venue";
import { useEffect, useState } from "react";

import { callApi } from "#api/call.ts";
import { useMessages } from "#language/use-language.ts";
import { Banner } from "#ui/banner.tsx";

/**
 * Shown while accounts of the demo still have the well-known password. The office mounts it anew for each part, so it
 * checks again.
 */
export function DemoBanner() {
  const { demoPasswords } = useMessages();
  const [hasThem, setHasThem] = useState(false);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const outcome = await callApi(readFirstVenue, {});
      if (isHere && outcome.ok) setHasThem(outcome.reply.hasDemoPasswords);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, []);
  return hasThem ? <Banner>{demoPasswords}</Banner> : null;
}
