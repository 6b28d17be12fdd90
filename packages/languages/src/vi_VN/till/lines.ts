import type { LinesMessages } from "../../en_US/till/lines.ts";

export const lines: LinesMessages = {
  openingScreen: "Đang mở màn hình",
  submit: "Lưu",
  confirm: "Xác nhận",

  addNote: "Ghi chú cho bếp",
  note: "Ghi chú",
  noteFor: (item) => `Ghi chú cho ${item}`,
  reasonFor: (item) => `Lý do trả ${item}`,
  cookingOptions: "Cách chế biến",

  orderLevel: "Mức chế biến",
  answers: "Câu trả lời",
  wayOf: (item) => `Cách làm: ${item}`,
  chooseAnswers: (minimum, maximum, included) => {
    const range = minimum === 0 ? `Tối đa ${maximum}` : `Chọn ${minimum} đến ${maximum}`;
    return (
      (minimum === maximum ? `Chọn ${maximum}` : range) +
      (included > 0 ? `, đã gồm ${included}` : "")
    );
  },
  levelFor: (item) => `Mức chế biến của ${item}`,
  noLevels: (item) => `${item} không có mức để chọn`,
  noLevelsHint: "Dùng ghi chú để dặn bếp.",

  changeTime: "Sửa giờ",
  timeFor: (item) => `Thời gian của ${item}`,
  start: "Bắt đầu",
  end: "Kết thúc",
  minutesLater: (minutes) => (minutes > 0 ? `+${minutes} phút` : `−${-minutes} phút`),
  shiftStart: "Dời giờ bắt đầu",
  shiftEnd: "Dời giờ kết thúc",
  stopNow: "Dừng ngay",
  keepRunning: "Tính giờ tiếp",
  timedSoFar: "Đến lúc này",
  timedInAll: "Tổng cộng",

  variablePrice: "Đặt giá",
  setPriceFor: (item) => `Đặt giá cho ${item}`,
  price: "Giá",
  minimum: "Giá thấp nhất",
  maximum: "Giá cao nhất",

  commission: "Hoa hồng",
  commissionOf: (item) => `Hoa hồng của ${item}`,
  earnerKey: "Ai hưởng",
  whoEarns: "Ai được hưởng? Chạm “Quay lại” để bán không có hoa hồng.",
  earner: "Mã nhân viên",
  earns: (name, amount) => `${name} được hưởng ${amount}`,

  finishTyping: "Hãy lưu hoặc xóa nội dung đang nhập trước",

  changeLine: (item) => `Sửa ${item}`,
  oneMore: (item) => `Thêm một ${item}`,
  oneLess: (item) => `Bớt một ${item}`,
  level: "Mức",
  time: "Giờ",
  creditOne: "Trả lại một",
  discount: "Giảm giá",
  discountOn: (item: string) => `Giảm giá ${item}`,
  discountOnBill: "Giảm giá cả hóa đơn",
  howMuch: "Giảm bao nhiêu",
  percentOff: "Phần trăm giảm",
  amountOff: "Số tiền giảm",
  whyDiscount: "Vì sao? Chạm lý do để giảm",
  giveDiscount: "Giảm giá",
  discountGiven: "Đã giảm giá",
  noDiscountReasons: "Chưa có lý do nào. Quản lý thêm ở trang quản lý, mục Lý do giảm giá.",
  servingWay: "Cách phục vụ",
  servingWays: { here: "Tại chỗ", away: "Mang về", delivered: "Giao hàng" },
  addSet: (price) => `Thêm ${price}`,
  changeSet: (price) => `Đổi thành ${price}`,
  chooseParts: "Lựa chọn",
  makesSet: (set, price, single) =>
    `Các món này thành ${set}: ${price} thay vì ${single}. Dùng không?`,
  useSet: "Dùng suất",
  breakUp: "Tách suất",
  askBreakUp: (set) => `Tách ${set}?`,
  breakUpAt: (more) => `Tính giá từng món: ${more}`,
  brokenUp: (set) => `Đã tách ${set}`,
  dropUnsent: "Bỏ hết món chưa gửi",
  unsentDropped: "Đã bỏ các món chưa gửi",
  menuPrice: (price) => `Giá thực đơn ${price}`,
  typedPrice: (price) => `Giá nhập tay ${price}`,
  priceSince: (price, day) => `${price} từ ngày ${day}`,
  otherGuests: (price) => `khách khác: ${price}`,
  priceFrom: (when, price) => `từ ${when}: ${price}`,
  insteadOf: (promotion, price, menuPrice) => `${promotion}: ${price} thay vì ${menuPrice}`,

  contains: (list) => `Có chứa: ${list}`,
  allergensNotStated: "Chưa ghi chất gây dị ứng: hãy hỏi bếp",
};
