import { msPerHour, type Instant } from "@comanda/domain/time/instant";

/** Of one device, or of all behind one proxy. */
const perAddress = 20;

/** A report has up to 3 kB, so the log grows by 7 MB a day at the most. */
const perHour = 100;

export type FaultMeter = {
  /** Null for a report too many; else how many were left out since the last one. */
  readonly admit: (address: string, now: Instant) => { readonly leftOut: number } | null;
};

/** Counts the reports of an hour, in this process. No more addresses are remembered than reports are taken. */
export function faultMeter(): FaultMeter {
  let hour = 0;
  let taken = 0;
  let leftOut = 0;
  const byAddress = new Map<string, number>();
  const startHour = (now: Instant): void => {
    const thisHour = Math.floor(now / msPerHour);
    if (thisHour === hour) return;
    hour = thisHour;
    taken = 0;
    byAddress.clear();
  };
  return {
    admit: (address, now) => {
      startHour(now);
      const ofAddress = byAddress.get(address) ?? 0;
      if (taken >= perHour || ofAddress >= perAddress) {
        leftOut += 1;
        return null;
      }
      taken += 1;
      byAddress.set(address, ofAddress + 1);
      const before = leftOut;
      leftOut = 0;
      return { leftOut: before };
    },
  };
}
