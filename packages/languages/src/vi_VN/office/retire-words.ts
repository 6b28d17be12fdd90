import type { RetireWords } from "../../en_US/office/retire-words.ts";

export const retireWords: RetireWords = {
  retire: "Ngừng dùng",
  retireTitle: (name) => `Ngừng dùng ${name}?`,
  retireText: "Mục này sẽ không được chọn nữa. Những gì đã ghi vẫn còn.",
  usedBy: "Đang được dùng ở đây:",
  leftEmpty: (names) => `Không có nó, ${names} sẽ trống và không còn tác dụng.`,
  heldBy: "Vẫn còn nơi cần mục này:",
  moreUses: (count) => `và ${count} nơi nữa`,
  wasRetired: (name) => `Đã ngừng dùng ${name}`,
  bringBack: "Dùng lại",
};
