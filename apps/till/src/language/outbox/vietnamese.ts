import type { OutboxMessages } from "./english.ts";

export const outboxVietnamese: OutboxMessages = {
  lost: (time) =>
    `Mất kết nối máy chủ từ ${time}. Đơn được giữ trên máy này; bếp chưa biết các món đó.`,
  notSent: (count) => `${count} đơn chưa gửi`,
  sending: (count) => `Đang gửi ${count} đơn`,
  toLookAt: (count) => `${count} đơn không được nhận như đã bấm`,
  show: "Xem",
  close: "Đóng",
  title: "Chưa gửi",
  nothing: "Đã gửi hết",
  mayBeCleared:
    "Trình duyệt này có thể xóa những gì nó giữ. Hãy cài máy bán hàng thành ứng dụng để tránh bị mất.",
  kept: "Đã giữ trên máy này. Bếp chưa biết.",
  needsServer: "Việc này cần máy chủ. Vui lòng chờ đến khi máy được kết nối lại.",
  needsSent: "Hóa đơn này có phần chưa gửi. Đang chờ máy chủ.",
  needsAllSent: (count) => `Máy này còn ${count} đơn chưa gửi. Vui lòng xử lý trước.`,
  table: (name) => `Bàn ${name}`,
  room: (name) => `Phòng ${name}`,
  bill: (number) => `Hóa đơn #${number}`,
  pieces: (quantity, article) => `${quantity} × ${article}`,
  credit: (article) => `trả lại ${article}`,
  change: "một thay đổi",
  waits: (where, what) => `${where}: ${what}`,
  notAdded: (where, why, what) => `${where}: ${why}; chưa thêm ${what}`,
  notChanged: (where, why) => `${where}: ${why}; chưa được thay đổi`,
  paid: "hóa đơn đã được thanh toán trong lúc đó",
  paidAt: (station) => `hóa đơn đã được thanh toán tại ${station} trong lúc đó`,
  voided: "hóa đơn đã bị hủy trong lúc đó",
  tableTaken: (number) => `hóa đơn #${number} đã được mở ở đó`,
  changedByOthers: "người khác đã sửa đúng phần đó",
  cameTo: (where, expected, cameTo) =>
    `${where}: lượt này là ${cameTo}, không phải ${expected} như đã hiện`,
  openAsNew: "Mở thành đơn mới",
  sendAgain: "Gửi lại",
  drop: "Bỏ đi",
  understood: "Đồng ý",
  leaveTitle: "Chưa gửi",
  leaveText: (station) =>
    `Các đơn này chỉ có trên máy này. Chúng được gửi khi có người đăng nhập lại tại ${station} trên máy này.`,
  stay: "Bỏ qua",
  leave: "Đăng xuất",
};
