import { approval } from "./approval.ts";
import { billView } from "./bill-view.ts";
import { customers } from "./customers.ts";
import { devices } from "./devices.ts";
import type { AllMessages } from "../../en_US/till/all.ts";
import { errorTitles, failures } from "./failures.ts";
import { floor } from "./floor.ts";
import { lines } from "./lines.ts";
import { money } from "./money.ts";
import { offline } from "./offline.ts";
import { order } from "./order.ts";
import { papers } from "./papers.ts";
import { privilege } from "./privilege.ts";
import { refunds } from "./refunds.ts";
import { seats } from "./seats.ts";
import { shifts } from "./shifts.ts";
import { tables } from "./tables.ts";

export const messages: AllMessages = {
  product: "Comanda",
  language: "Ngôn ngữ",

  loginTitle: "Đăng nhập",
  username: "Tên đăng nhập",
  password: "Mật khẩu",
  logIn: "Chạm để đăng nhập",
  insecureAddress: "Hãy mở trang này bằng địa chỉ bắt đầu bằng https.",
  demoPasswords:
    "Mật khẩu dùng thử: ai cũng đăng nhập được. Hãy đổi ở trang quản lý, mục Nhân viên.",

  salePointTitle: "Quầy",
  chooseSalePoint: "Vui lòng chọn quầy của bạn",
  noSalePoint: "Bạn chưa có quầy nào",
  noSalePointHint: "Vui lòng hỏi quản lý.",
  openingSalePoint: "Đang mở quầy",
  keptOrders: (count, salePoint) =>
    `${count} đơn của ${salePoint} chỉ có trên máy này. Hãy đăng nhập tại đó để gửi.`,
  anotherSalePoint: "quầy khác",
  nothingServed: "Lúc này không phục vụ món nào",
  nothingServedHint: "Ô tìm món vẫn tìm được toàn bộ thực đơn.",
  tryAgain: "Thử lại",
  cancel: "Quay lại",
  ok: "Đồng ý",
  logOut: "Đăng xuất",

  categories: "Nhóm món",
  favorite: "Món hay dùng",
  wholeCategory: "Tất cả",
  searchMenu: "Tìm món",
  noResults: "Không tìm thấy kết quả",
  noResultsHint: "Thử gõ ít chữ hơn, hoặc chọn một nhóm.",
  severalFound: (count) => `${count} món khớp: gõ thêm hoặc chạm một món`,
  emptyCategory: "Nhóm này chưa có món",
  emptyCategoryHint: "Món sẽ hiện ở đây ngay khi được thêm vào nhóm này.",
  emptyMenu: "Thực đơn còn trống",
  emptyMenuHint: "Hãy thêm món và nhóm ở trang quản lý.",
  menuLoading: "Đang tải thực đơn",
  outOfStock: "Hết hàng",
  left: (count) => `còn ${count}`,
  onThisOrder: (count) => `${count} trong đơn này`,
  perMinute: (price) => `${price} / phút`,
  perHour: (price) => `${price} / giờ`,
  perDay: (price) => `${price} / ngày`,
  from: (minimum) => `từ ${minimum}`,
  fromTo: (minimum, maximum) => `${minimum} – ${maximum}`,
  pagePosition: (page, pages) => `Trang ${page} / ${pages}`,
  nextPage: "Trang sau",
  previousPage: "Trang trước",

  fields: {
    required: (field) => `${field} không được để trống`,
    invalid: (field) => `${field} không hợp lệ`,
    wrongDateFormat: "Ngày không đúng định dạng",
    afterToday: (field) => `${field}: ngày này chưa tới. Hãy nhập năm dương lịch, như 1990`,
    tooLong: (field, maximum) => `${field} có nhiều nhất ${maximum} ký tự`,
    tooMany: (field, maximum) => `${field} có nhiều nhất ${maximum} mục`,
    ambiguousNumber: (field) =>
      `${field} có thể hiểu thành hai số. Vui lòng bỏ dấu phân cách hàng nghìn`,
    tooManyDecimals: (field, maximum) => `${field} có nhiều nhất ${maximum} chữ số thập phân`,
    notAUsername: (field) =>
      `${field}: chỉ dùng chữ cái a đến z không dấu, chữ số và . _ @ - và bắt đầu bằng chữ cái hoặc chữ số`,
    cardNumber: (field) => `Vui lòng không ghi số thẻ vào ${field}`,
    weakPassword:
      "Hãy chọn mật khẩu khác: ít nhất 8 ký tự, không phải mật khẩu phổ biến, không phải tên quán hay tên người dùng",
  },

  offline,
  order,
  approval,
  billView,
  floor,
  lines,
  papers,
  customers,
  money,
  privilege,
  refunds,
  seats,
  shifts,
  tables,
  devices,

  networkHint: "Máy chủ không trả lời. Vui lòng kiểm tra mạng rồi thử lại.",
  failures,
  errorTitles,
};
