import type { PrivilegeMessages } from "../../en_US/till/privilege.ts";

export const privilege: PrivilegeMessages = {
  title: "Giảm giá người cao tuổi / khuyết tật",
  open: "Cao tuổi / khuyết tật",
  guests: "Số khách cùng chia hóa đơn",
  guest: (count) => `Khách ${count} được giảm giá`,
  kinds: { senior: "Người cao tuổi", disability: "Người khuyết tật" },
  name: "Tên",
  idNumber: "Số thẻ",
  addGuest: "Thêm một khách",
  removeGuest: (count) => `Bỏ khách ${count}`,
  give: "Cho giảm giá",
  takeOff: "Bỏ giảm giá",
  given: "Hóa đơn đã được giảm giá",
  takenOff: "Đã bỏ giảm giá khỏi hóa đơn",
  exemption: "Miễn thuế",
  discount: "Giảm giá theo luật",
};
