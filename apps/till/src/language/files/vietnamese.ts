import type { FileMessages } from "./english.ts";

export const filesVietnamese: FileMessages = {
  place: (section, row) => (row === null ? section : `${section}, dòng ${row}`),
  allowed: (choices) => `Cho phép: ${choices}`,
  moreProblems: (count) => `Còn ${count} lỗi nữa`,
  notUtf8: "Tệp này không phải UTF-8. Trong bảng tính, hãy lưu dạng “CSV UTF-8”.",
  unreadable: "Không mở được tệp này. Hãy chọn lại.",
};
