import type { OfficeAccountingMessages } from "../../en_US/office/accounting.ts";

export const officeAccounting: OfficeAccountingMessages = {
  title: "Sổ kế toán",
  loading: "Đang chuẩn bị bút toán",
  nothing: "Không có gì để ghi sổ trong những ngày này",
  nothingHint: "Ngày làm việc được ghi sổ khi đã kết thúc.",
  notEnded: (days) => `Còn mở nên chưa tính: ${days}. Hãy kết thúc ngày làm việc để ghi sổ.`,
  fallback: (bookings) =>
    `Chưa có tài khoản riêng: ${bookings}. Chúng nằm ở tài khoản cho mọi thứ khác. Hãy thêm trong Tài khoản kế toán.`,
  unbalanced: "Nợ và Có không bằng nhau nên không có tệp. Hãy báo người trông coi Comanda.",
  format: "Tệp cho",
  formats: {
    csv: "Bảng tính (CSV)",
    datev: "DATEV (EXTF)",
    quickbooks: "QuickBooks Online",
    xero: "Xero",
  },
  save: "Lưu tệp",
  files: (files, maximum) =>
    `Chương trình này nhận mỗi lần tối đa ${maximum} dòng nên ${files} tệp được lưu trong một tệp ZIP. Hãy nhập lần lượt từng tệp.`,
  total: "Tổng",
  columns: {
    day: "Ngày",
    account: "Tài khoản",
    accountName: "Tên tài khoản",
    text: "Bút toán",
    debit: "Nợ",
    credit: "Có",
  },
  kinds: {
    sales: "Doanh thu",
    tax: "Thuế",
    charge: "Phụ thu",
    rounding: "Làm tròn",
    payment: "Thanh toán",
    prepaid: "Trả trước của hóa đơn đang mở",
    "prepaid-used": "Đã dùng tiền trả trước",
    "money-in": "Tiền vào",
    "money-out": "Tiền ra",
    commission: "Hoa hồng đã trả",
    "cash-over": "Tiền mặt đếm thừa",
    "cash-short": "Tiền mặt đếm thiếu",
    "drawer-in": "Vào ngăn tiền",
    "drawer-out": "Ra khỏi ngăn tiền",
  },
  problems: {
    "no-days": "Chưa ngày nào được đóng nên không có gì để lưu. Hãy chọn ngày khác.",
    consultant: "DATEV cần số tư vấn thuế. Hãy nhập ở Cơ sở, mục Kế toán.",
    client: "DATEV cần số khách hàng. Hãy nhập ở Cơ sở, mục Kế toán.",
    years: "DATEV chỉ nhận mỗi lần một năm tài chính. Hãy chọn ngày trong một năm.",
    account: (account) =>
      `DATEV không dùng được tài khoản ${account}: cần chữ số, nhiều bằng tài khoản trung gian hoặc hơn một. Hãy sửa trong Tài khoản kế toán.`,
    lines: (maximum) =>
      `Có ngày nhiều hơn ${maximum} dòng, chương trình này không nhận. Hãy chọn ngày khác, hoặc lưu bảng tính.`,
  },
};
