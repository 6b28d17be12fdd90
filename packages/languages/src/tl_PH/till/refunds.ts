import type { RefundMessages } from "../../en_US/till/refunds.ts";

export const refunds: RefundMessages = {
  refund: "I-refund",
  loading: "Kinukuha ang puwedeng i-refund",
  wholeBill: "Buong bill",
  lines: "Ang isasauli",
  of: (count, most) => `${count} sa ${most}`,
  less: (item) => `Bawasan ng isang ${item}`,
  more: (item) => `Isa pang ${item}`,
  goesBackBy: "Isasauli sa",
  inCash: "Cash na lang ang isauli",
  cashInsteadOf: (name) => `Cash kapalit ng ${name}`,
  done: (amount, number) => `Na-refund ang ${amount}: bill #${number}`,
  refunded: (amount, number) => `Na-refund ang ${amount} · bill #${number}`,
  refundAmount: (amount) => `I-refund ang ${amount}`,
};
