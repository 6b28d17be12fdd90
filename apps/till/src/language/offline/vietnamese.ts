import type { OfflineMessages } from "./english.ts";

export const offlineVietnamese: OfflineMessages = {
  notSent: "Chưa gửi",
};
