import type {
  LedgerFields,
  LedgerWords,
  PayWords,
  RoomFields,
} from "../../en_US/office/record-words.ts";

export const payWords: PayWords = {
  "way-cash": "Tiền mặt",
  "way-card": "Thẻ",
  "way-transfer": "Chuyển khoản hoặc mã QR",
  "way-invoice": "Ghi nợ, trả sau",
  "way-other": "Khác",
  "qrScheme-none": "Không có mã",
  "qrScheme-promptpay": "PromptPay (Thái Lan)",
  "qrScheme-vietqr": "VietQR (Việt Nam)",
  "qrScheme-qr-ph": "QR Ph (Philippines)",
  "qrScheme-epc": "EPC, chuyển khoản euro",
};

export const roomFields: RoomFields = {
  usesSeats: "Khách gọi món theo ghế",
  courseMinutes: "Số phút đến lượt món sau",
  printsLaterCourses: "Phiếu ghi cả lượt món sau",
  course: "Lượt món",
  minimum: "Ít nhất",
  included: "Đã gồm",
  namesPrice: "Câu trả lời là giá",
  choices: "Các lựa chọn",
  product: "Món",
  isDefault: "Chọn sẵn",
};

export const ledgerFields: LedgerFields = {
  number: "Số tài khoản",
  use: "Ghi vào đây",
  payType: "Chỉ thuế, phụ thu hay cách trả này",
  expenseCategory: "Chỉ khoản thu chi này",
  taxRate: "Chỉ thuế suất này",
  datevKey: "Mã DATEV (BU-Schlüssel)",
  chartOfAccounts: "Hệ thống tài khoản",
  datevConsultant: "Số tư vấn thuế DATEV",
  datevClient: "Số khách hàng DATEV",
  fiscalYearMonth: "Tháng đầu năm tài chính",
};

export const ledgerWords: LedgerWords = {
  "none-category": "Mọi nhóm món",
  "none-payType": "Tất cả",
  "none-expenseCategory": "Tất cả",
  "use-sales": "Doanh thu",
  "use-tax": "Thuế",
  "use-charge": "Phí phục vụ và phụ thu khác",
  "use-rounding": "Làm tròn",
  "use-payment": "Tiền khách trả",
  "use-prepaid": "Trả trước của hóa đơn đang mở",
  "use-money-in": "Tiền vào",
  "use-money-out": "Tiền ra",
  "use-commission": "Hoa hồng đã trả",
  "use-cash-over": "Tiền mặt đếm thừa",
  "use-cash-short": "Tiền mặt đếm thiếu",
  "use-clearing": "Tài khoản trung gian",
  "chartOfAccounts-country": "Như thường lệ trong nước",
  "chartOfAccounts-skr03": "SKR03 (Đức)",
  "chartOfAccounts-skr04": "SKR04 (Đức)",
  "chartOfAccounts-simple": "Đơn giản",
};
