import type { RefundMessages } from "../../en_US/till/refunds.ts";

export const refunds: RefundMessages = {
  refund: "Hoàn tiền",
  loading: "Đang tải các món có thể hoàn",
  wholeBill: "Cả hóa đơn",
  lines: "Món hoàn lại",
  of: (count, most) => `${count} trên ${most}`,
  less: (item) => `Bớt một ${item}`,
  more: (item) => `Thêm một ${item}`,
  goesBackBy: "Trả lại bằng",
  inCash: "Trả bằng tiền mặt",
  cashInsteadOf: (name) => `Tiền mặt thay cho ${name}`,
  done: (amount, number) => `Đã hoàn ${amount}: hóa đơn #${number}`,
  refunded: (amount, number) => `Đã hoàn ${amount} · hóa đơn #${number}`,
  refundAmount: (amount) => `Hoàn ${amount}`,
};
