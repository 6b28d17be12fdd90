import type { DeliveryResult } from "./deliver-job.ts";

/** Runs a named job once: a repeated call gets the outcome of the earlier one, or waits for it. */
export type PrintOnce = (
  name: string,
  print: () => Promise<DeliveryResult>,
) => Promise<DeliveryResult>;

type PrintOnceOptions = {
  readonly now: () => number;
  /** How many delivered jobs are remembered, and for how long. */
  readonly most: number;
  readonly forMs: number;
};

const dayMs = 86_400_000;

/** A till retries when the connection broke; after a day there are no retries. */
export const printOnceDefaults: PrintOnceOptions = { now: Date.now, most: 1000, forMs: dayMs };

/** A failed job is forgotten, so that a retry prints it. */
export function createPrintOnce({ now, most, forMs }: PrintOnceOptions): PrintOnce {
  const underWay = new Map<string, Promise<DeliveryResult>>();
  // In the order of delivery.
  const delivered = new Map<string, { readonly delivery: DeliveryResult; readonly at: number }>();

  function forgetOld(): void {
    for (const [name, { at }] of delivered) {
      if (delivered.size <= most && now() - at <= forMs) return;
      delivered.delete(name);
    }
  }

  async function run(name: string, print: () => Promise<DeliveryResult>): Promise<DeliveryResult> {
    try {
      const delivery = await print();
      if (delivery.outcome === "delivered") delivered.set(name, { delivery, at: now() });
      return delivery;
    } finally {
      underWay.delete(name);
      forgetOld();
    }
  }

  return (name, print) => {
    forgetOld();
    const known = delivered.get(name);
    if (known !== undefined) return Promise.resolve(known.delivery);
    const asked = underWay.get(name);
    if (asked !== undefined) return asked;
    const running = run(name, print);
    underWay.set(name, running);
    return running;
  };
}
