import type { SetUpMessages } from "../../en_US/till/set-up.ts";

export const setUp: SetUpMessages = {
  title: "Chào mừng đến với Comanda",
  lead: "Hãy giới thiệu quán và bản thân bạn. Mọi thứ đều có thể đổi sau.",
  venue: "Quán của bạn",
  you: "Bạn",
  youHint: "Bạn được làm mọi việc và thêm những người khác.",
  fields: {
    venueName: "Tên quán",
    station: "Quầy đầu tiên",
    country: "Quốc gia",
    timeZone: "Múi giờ",
    currency: "Tiền tệ",
    numbers: "Cách viết số tiền",
    language: "Ngôn ngữ của máy và giấy in",
    firstName: "Tên",
    lastName: "Họ",
    username: "Tên đăng nhập",
    password: "Mật khẩu",
    passwordAgain: "Nhập lại mật khẩu",
  },
  twoDecimals: (code) => `Ở đây số tiền bằng ${code} có hai chữ số thập phân, không phải ba.`,
  otherCountry: "Quốc gia khác",
  passwordsDiffer: "Hai mật khẩu không giống nhau",
  make: "Mở quán",

  goodsTitle: "Bạn bán gì?",
  goodsLead:
    "Bắt đầu với một thực đơn mẫu rồi sửa dần, nhập thực đơn và phần còn lại từ quán khác của bạn, hoặc bắt đầu trống.",
  goodsHabits:
    "Giá, thuế và cách thanh toán theo quốc gia của bạn. Hãy nhờ kế toán kiểm tra phần thuế.",
  samples: { restaurant: "Nhà hàng", bar: "Quán bar", spa: "Spa và mát-xa", hotel: "Khách sạn" },
  sampleHints: {
    restaurant: "Từ khai vị đến tráng miệng, bếp và bar, giá bữa trưa, độ chín của bít tết",
    bar: "Đồ uống pha kèm, giờ vàng, bida tính theo giờ",
    spa: "Mát-xa tính theo phút, hoa hồng cho kỹ thuật viên, gói dịch vụ",
    hotel: "Phòng, nhà hàng, bar và minibar, giá cho hội viên",
  },
  bringFile: "Nhập tệp thiết lập",
  withNothing: "Bắt đầu trống",
  brought: (count) => `Đã có sẵn ${count} mục để bắt đầu`,
};
