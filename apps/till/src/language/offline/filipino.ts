import type { OfflineMessages } from "./english.ts";

export const offlineFilipino: OfflineMessages = {
  notSent: "Hindi pa naipadala",
};
