import { linesFirst } from "./first-lines.ts";

export const lines = {
  ...linesFirst,
  submit: "Submit",
  confirm: "Confirm",
  note: "Note",
  noteFor: (item: string) => `Note for ${item}`,
  reasonFor: (item: string) => `Why ${item} goes back`,
  cookingOptions: "Cooking options",
  answers: "Answers",
  wayOf: (item: string) => `How: ${item}`,
  chooseAnswers: (minimum: number, maximum: number, included: number) => {
    const range = minimum === 0 ? `Up to ${maximum}` : `Choose ${minimum} to ${maximum}`;
    return (
      (minimum === maximum ? `Choose ${maximum}` : range) +
      (included > 0 ? `, ${included} included` : "")
    );
  },
  levelFor: (item: string) => `Order level of ${item}`,
  noLevels: (item: string) => `${item} has no order levels`,
  noLevelsHint: "Add a note to tell the kitchen.",
  timeFor: (item: string) => `Time of ${item}`,
  start: "Start",
  end: "End",
  minutesLater: (minutes: number) => (minutes > 0 ? `+${minutes} min` : `−${-minutes} min`),
  shiftStart: "Move the start",
  shiftEnd: "Move the end",
  stopNow: "Stop now",
  keepRunning: "Keep it running",
  timedSoFar: "So far",
  timedInAll: "Total",

  variablePrice: "Set price",
  setPriceFor: (item: string) => `Set price for ${item}`,
  price: "Price",
  minimum: "Min price",
  maximum: "Max price",
  commissionOf: (item: string) => `Commission of ${item}`,
  /** On a key of the line. */
  earnerKey: "Who earns",
  whoEarns: "Who earns it? Cancel to sell without commission.",
  earner: "Staff ID",
  earns: (name: string, amount: string) => `${name} earns ${amount}`,

  /** Said when a touch beside a sheet would drop what is typed. */
  finishTyping: "Finish or cancel what you typed first",

  changeLine: (item: string) => `Change ${item}`,
  oneMore: (item: string) => `One more ${item}`,
  oneLess: (item: string) => `One ${item} less`,
  level: "Level",
  time: "Time",
  creditOne: "Credit one back",
  discount: "Discount",
  discountOn: (item: string) => `Discount on ${item}`,
  discountOnBill: "Discount on the bill",
  howMuch: "How much",
  percentOff: "Percent off",
  amountOff: "Amount off",
  whyDiscount: "Why? Touch the reason to give it",
  giveDiscount: "Give discount",
  discountGiven: "Discount given",
  noDiscountReasons:
    "There is no reason for this yet. A manager adds them in the back office, under Discount reasons.",
  servingWay: "Served",
  servingWays: { here: "Here", away: "To go", delivered: "Delivery" },
  addSet: (price: string) => `Add ${price}`,
  changeSet: (price: string) => `Change to ${price}`,
  chooseParts: "Choices",
  makesSet: (set: string, price: string, single: string) =>
    `These make the ${set}: ${price} instead of ${single}. Use it?`,
  useSet: "Use it",
  breakUp: "Break up",
  askBreakUp: (set: string) => `Break up ${set}?`,
  breakUpAt: (more: string) => `Its parts at their own prices: ${more}`,
  brokenUp: (set: string) => `${set} broken up`,
  dropUnsent: "Discard unsent lines",
  unsentDropped: "Unsent lines discarded",
  menuPrice: (price: string) => `Menu price ${price}`,
  typedPrice: (price: string) => `Typed price ${price}`,
  priceSince: (price: string, day: string) => `${price} since ${day}`,
  otherGuests: (price: string) => `other guests: ${price}`,
  priceFrom: (when: string, price: string) => `from ${when}: ${price}`,
  insteadOf: (promotion: string, price: string, menuPrice: string) =>
    `${promotion}: ${price} instead of ${menuPrice}`,

  contains: (list: string) => `Contains: ${list}`,
  allergensNotStated: "Allergens not stated: ask the kitchen",
};

export type LinesMessages = typeof lines;
