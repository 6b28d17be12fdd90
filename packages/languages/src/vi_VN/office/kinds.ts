import type { OfficeKindMessages } from "../../en_US/office/kinds.ts";

export const officeKinds: OfficeKindMessages = {
  staff: "Nhân viên",
  commission: "Hoa hồng",
  elsewhere: "Ở cơ sở khác",
  article: "Món",
  category: "Nhóm món",
  favorite: "Trang hay dùng",
  scheduledMenu: "Thực đơn theo giờ",
  mixerGroup: "Nhóm đồ pha",
  orderLevel: "Mức chế biến",
  promotion: "Khuyến mãi",
  discountReason: "Lý do giảm giá",
  foreignCurrency: "Ngoại tệ",
  ledgerAccount: "Tài khoản kế toán",
  payType: "Thuế hoặc phí",
  customer: "Khách hàng",
  stockItem: "Mặt hàng kho",
  station: "Quầy",
  printer: "Máy in",
  openBill: "Hóa đơn đang mở",
  openShift: "Ca đang mở",
};
