import type { OfflineMessages } from "./english.ts";

export const offlineThai: OfflineMessages = {
  notSent: "ยังไม่ได้ส่ง",
};
