import type { CustomersMessages } from "./english.ts";

export const customersVietnamese: CustomersMessages = {
  chooseCustomer: "Chọn khách hàng",
  search: "Tên, số thẻ hoặc điện thoại",
  searchTitle: "Khách nào?",
  searchHint: "Gõ vài chữ của tên, hoặc một số.",
  noneFound: "Không tìm thấy khách hàng",
  noneFoundHint: "Thử gõ ít chữ hơn, hoặc thêm khách hàng.",
  more: (count) => `Còn ${count} khách: vui lòng gõ thêm chữ`,
  remove: "bỏ ra",
  removeNamed: (name) => `bỏ ${name} ra`,
  onBill: "Trên hóa đơn này",

  swipeCard: "Quẹt thẻ",
  swipeTitle: "Hãy quẹt thẻ",
  swipeHint: "Hoặc gõ vài chữ của tên.",
  paymentCard: "Đây là thẻ thanh toán. Không có gì được lưu lại.",

  addCustomer: "Thêm khách hàng",
  name: "Tên",
  dateOfBirth: "Ngày sinh",
  dateHint: "nn/tt/nnnn",
  cardNumber: "Số thẻ",
  customerType: "Loại khách",
  chooseType: "Vui lòng chọn",
  address: "Địa chỉ",
  phone: "Điện thoại",
  email: "Email",
  preferredDrink: "Đồ uống ưa thích",
  added: "Đã thêm khách hàng",
  putOnBill: (name) => `Ghi ${name} vào hóa đơn`,
  notOnBill: "Không ghi vào hóa đơn",
};
