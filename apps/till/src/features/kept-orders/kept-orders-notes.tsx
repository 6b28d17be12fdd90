import { keptElsewhere, type KeptOrders } from "@comanda/sync/outbox/kept-orders";
import { useEffect, useState } from "react";

import { reportFault } from "#api/report-fault.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { Banner } from "#ui/banner.tsx";

import { readIntents } from "./intent-storage.ts";
import { keptOrdersText } from "./kept-orders-text.ts";
import { outboxChannel } from "./outbox-channel.ts";

/** Before a sale point is chosen: names those whose orders are on this device. */
export function KeptOrdersNotes() {
  const messages = useAllMessages();
  return useKeptOrders().map((kept) => (
    <Banner key={kept.place}>{keptOrdersText(kept, messages)}</Banner>
  ));
}

function useKeptOrders(): readonly KeptOrders[] {
  const [kept, setKept] = useState<readonly KeptOrders[]>([]);
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      try {
        const { intents } = await readIntents();
        if (!isLeft) setKept(keptElsewhere(intents, null));
      } catch (error) {
        // Without its storage, the device has none.
        reportFault(error, "kept orders");
      }
    };
    // What was being sent when the session ended is announced later.
    const windows = new BroadcastChannel(outboxChannel);
    const handleChange = () => void read();
    windows.addEventListener("message", handleChange);
    void read();
    return () => {
      isLeft = true;
      windows.close();
    };
  }, []);
  return kept;
}
