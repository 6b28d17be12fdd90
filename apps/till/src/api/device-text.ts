import { reportFault } from "./report-fault.ts";

/** A text that the device keeps, and without room for it this page. */
export type DeviceText = {
  /** Empty if there is none. */
  readonly read: () => string;
  readonly write: (text: string) => void;
};

/** The till goes on where storage is full or disabled: what it holds there is forgotten after a reload. */
export function createDeviceText(storageKey: string): DeviceText {
  // What the device could not store; null if it has everything, since other windows change it, too.
  let notStored: string | null = null;
  return {
    read: () => {
      if (notStored !== null) return notStored;
      try {
        return localStorage.getItem(storageKey) ?? "";
      } catch (error) {
        reportFault(error);
        return "";
      }
    },
    write: (text) => {
      try {
        // If writing fails, a stale value must not stay behind.
        localStorage.removeItem(storageKey);
        if (text !== "") localStorage.setItem(storageKey, text);
        notStored = null;
      } catch (error) {
        notStored = text;
        reportFault(error);
      }
    },
  };
}
