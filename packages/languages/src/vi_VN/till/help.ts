import type { HelpMessages } from "../../en_US/till/help.ts";

export const help: HelpMessages = {
  title: "Trợ giúp",
  whatToDo: "Cách xử lý",
  search: "Tìm trong trợ giúp",
  pages: "Các trang",
  allPages: "Mọi trang",
  close: "Đóng",
  groups: {
    till: "Tại máy bán hàng",
    office: "Trang quản lý",
    running: "Cho người quản trị (tiếng Anh)",
  },
  noneFound: "Không trang nào có những từ này",
  noneFoundHint: "Hãy gõ ít chữ hơn, hoặc từ khác.",
  missing: "Không tải được trợ giúp",
};
