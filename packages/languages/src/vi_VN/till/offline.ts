import type { OfflineMessages } from "../../en_US/till/offline.ts";

export const offline: OfflineMessages = {
  notSent: "Chưa gửi",
};
