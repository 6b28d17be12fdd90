import type { FaultMessages } from "../../en_US/till/fault.ts";

export const fault: FaultMessages = {
  title: "Trang này gặp lỗi",
  text: "Không có món nào bị mất. Những gì chưa gửi được lưu trên thiết bị này.",
  toOrder: "Quay lại đơn",
  withoutOrder: "Mở mà không có đơn này",
  withoutOrderHint:
    "Nếu lại gặp lỗi, hãy mở mà không có đơn này. Đơn vẫn nằm trên thiết bị này, trong mục Hóa đơn đang mở.",
  loadAgain: "Tải lại trang",
  notPutAside: "Bộ nhớ của thiết bị này đã đầy. Không thể để riêng đơn này.",
  asideTitle: "Đơn để riêng",
  asideHint: "Các đơn này chưa được gửi. Hãy mở hoặc bỏ ở đây.",
  lines: (count) => `${count} dòng`,
  unreadable: "Một đơn không đọc được",
  open: "Mở",
  drop: "Bỏ đơn",
  dropTitle: (order) => `Bỏ đơn ${order}?`,
  dropText: "Đơn này chưa được gửi và sẽ không lấy lại được.",
};
