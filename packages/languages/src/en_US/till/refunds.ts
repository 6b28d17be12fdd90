export const refunds = {
  refund: "Refund",
  loading: "Loading what can be refunded",
  wholeBill: "Whole bill",
  lines: "What goes back",
  of: (count: number, most: number) => `${count} of ${most}`,
  less: (item: string) => `One ${item} less`,
  more: (item: string) => `One more ${item}`,
  goesBackBy: "Goes back by",
  inCash: "Give cash instead",
  cashInsteadOf: (name: string) => `Cash instead of ${name}`,
  done: (amount: string, number: number) => `${amount} refunded: bill #${number}`,
  refunded: (amount: string, number: number) => `Refunded ${amount} · bill #${number}`,
  refundAmount: (amount: string) => `Refund ${amount}`,
};

export type RefundMessages = typeof refunds;
