import type { Line } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { failureOfRefusal } from "@comanda/sync/failure";
import type { BillBody, NewIntent } from "@comanda/sync/outbox/intent";
import { listUnsent } from "@comanda/sync/outbox/unsent-list";
import { expect } from "vitest";

import { openTill } from "./open-till.ts";

const stops: (() => void)[] = [];

/** Ends what the tills of a test have begun. */
export function closeTills(): void {
  for (const stop of stops.splice(0)) stop();
}

/** A till that is offline, and that stores intents as they were left by an earlier page: their turns are 1, 2 and so on. */
export async function openTillWithUnsent() {
  const till = await openTill();
  till.recordStore.setState({ connection: "lost" });
  const { startOutbox, changeOutbox } = await import("../start-outbox.ts");
  const { openOutboxStore } = await import("../outbox-store.ts");
  const { useIntents } = await import("../intents-store.ts");
  const { findServerBill, useOrder } = await import("../../order/index.ts");
  const { useOutbox } = await import("#records/outbox-link.ts");
  const { useNotices } = await import("../../notice/notice-store.ts");
  const actions = await import("../open-as-new.ts");
  const { runDeviceTransaction } = await import("#api/device-database.ts");
  const options = { store: "outbox", mode: "readwrite", durability: "strict" } as const;
  await runDeviceTransaction(options, (rows) => rows.put({ turn: 0, beginsStorage: true }));
  const store = openOutboxStore("1.1");
  const intents = () => useIntents.getState().intents;
  return {
    ...till,
    ...actions,
    changeOutbox,
    useOrder,
    intents,
    turns: () => intents().map(({ turn }) => turn),
    add: store.add,
    notice: () => useNotices.getState().notice?.content,
    choose: (ref: string) => {
      const content = useNotices.getState().notice?.content;
      if (content?.kind === "failure") content.people?.onChoose(ref);
    },
    /** Opens the bill on the order screen, with a line that is not sent. */
    show: (bill: number, ...unsent: readonly Line[]) => {
      const known = findServerBill(id<"bill">(bill));
      if (known === null) throw new Error("The bill is not shown");
      useOrder.setState({ bill: { ...known, lines: [...known.lines, ...unsent] } });
    },
    /** Stores intents, of which the server has refused the first. */
    start: async (...bodies: readonly BillBody[]) => {
      for (const [index, body] of bodies.entries()) await store.add(anIntent(index, body));
      const refused = failureOfRefusal("table-taken");
      await store.change(([first]) => ({
        removed: [],
        changed: first === undefined ? [] : [{ ...first, refused }],
      }));
      stops.push(startOutbox(till.session));
      await expect.poll(() => useOutbox.getState().enqueue).not.toBeNull();
      return firstOf(listUnsent(intents()).stuck);
    },
  };
}

export const anIntent = (index: number, body: BillBody): NewIntent => ({
  key: `press-${index}`,
  place: "1.1",
  placeName: "",
  madeAt: 0,
  changedLines: [],
  body,
});

function firstOf<Some>(all: readonly Some[]): Some {
  const [first] = all;
  if (first === undefined) throw new Error("Nothing is stored");
  return first;
}
