import { recordStore } from "./record-store.ts";

/** Whether all bills and their lines are here, or cannot be loaded now. */
export function areBillsSettled(): boolean {
  const { reference, failure, rest } = recordStore.getState();
  if (rest.kind !== "here") return rest.failures > 0;
  return reference !== null || failure !== null;
}

/** Resolves as soon as they are. */
export async function waitForBills(): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!areBillsSettled()) return;
      stop();
      resolve();
    };
    const stop = recordStore.subscribe(check);
    check();
  });
}
