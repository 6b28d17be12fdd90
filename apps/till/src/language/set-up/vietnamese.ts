import type { SetUpMessages } from "./english.ts";

export const setUpVietnamese: SetUpMessages = {
  title: "Chào mừng đến với Comanda",
  lead: "Ở đây chưa có ai. Hãy cho biết tên quán và bạn là ai; mọi thứ đều có thể đổi sau.",
  venue: "Quán của bạn",
  you: "Bạn",
  youHint: "Bạn được làm mọi việc và thêm những người khác.",
  fields: {
    venueName: "Tên quán",
    station: "Quầy đầu tiên",
    timeZone: "Múi giờ",
    currency: "Tiền tệ",
    firstName: "Tên",
    lastName: "Họ",
    username: "Tên đăng nhập",
    password: "Mật khẩu",
    passwordAgain: "Nhập lại mật khẩu",
  },
  firstStation: "Quầy bar",
  passwordsDiffer: "Hai mật khẩu không giống nhau",
  make: "Mở quán",

  goodsTitle: "Bạn bán gì?",
  goodsLead:
    "Bắt đầu với một thực đơn giống của bạn rồi sửa dần, mang dữ liệu từ quán khác của bạn, hoặc bắt đầu từ đầu.",
  samples: { restaurant: "Nhà hàng", bar: "Quán bar", spa: "Spa và massage", hotel: "Khách sạn" },
  sampleHints: {
    restaurant: "Từ khai vị đến tráng miệng, bếp và bar, giá bữa trưa, độ chín của bít tết",
    bar: "Đồ uống pha kèm, giờ vàng, bi-a tính theo giờ",
    spa: "Massage tính theo phút, hoa hồng cho kỹ thuật viên, gói dịch vụ",
    hotel: "Phòng, nhà hàng, bar và minibar, giá cho hội viên",
  },
  bringFile: "Mang tệp thiết lập",
  withNothing: "Bắt đầu từ đầu",
  brought: (count) => `Đã có sẵn ${count} mục để bắt đầu`,
};
