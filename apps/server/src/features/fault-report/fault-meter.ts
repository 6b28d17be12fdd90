import { msPerHour, type Instant } from "@comanda/domain/time/instant";

/** Per device, or per proxy with all devices behind it. */
const perAddress = 20;

/** A report has up to 3 kB, so the log grows by at most 7 MB a day. */
const perHour = 100;

export type FaultMeter = {
  /** Null if there are too many reports; otherwise the number dropped since the last admitted one. */
  readonly admit: (address: string, now: Instant) => { readonly leftOut: number } | null;
};

/** Counts the reports of an hour, in this process. It stores at most as many addresses as it admits reports. */
export function faultMeter(): FaultMeter {
  let hour = 0;
  let taken = 0;
  let droppedCount = 0;
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
        droppedCount += 1;
        return null;
      }
      taken += 1;
      byAddress.set(address, ofAddress + 1);
      const dropped = droppedCount;
      droppedCount = 0;
      return { leftOut: dropped };
    },
  };
}
