import type { RefundMessages } from "../../en_US/till/refunds.ts";

export const refunds: RefundMessages = {
  refund: "คืนเงิน",
  loading: "กำลังโหลดรายการที่คืนเงินได้",
  wholeBill: "ทั้งบิล",
  lines: "รายการที่คืน",
  of: (count, most) => `${count} จาก ${most}`,
  less: (item) => `ลด ${item} หนึ่งรายการ`,
  more: (item) => `เพิ่ม ${item} หนึ่งรายการ`,
  goesBackBy: "คืนโดย",
  inCash: "คืนเป็นเงินสดแทน",
  cashInsteadOf: (name) => `เงินสดแทน ${name}`,
  done: (amount, number) => `คืนเงิน ${amount} แล้ว: บิล #${number}`,
  refunded: (amount, number) => `คืนเงินแล้ว ${amount} · บิล #${number}`,
  refundAmount: (amount) => `คืนเงิน ${amount}`,
};
