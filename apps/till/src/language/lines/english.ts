export const linesEnglish = {
  openingScreen: "Opening the screen",
  submit: "Submit",
  confirm: "Confirm",

  addNote: "Add note cooking",
  note: "Note",
  noteFor: (item: string) => `Note for ${item}`,
  cookingOptions: "Cooking options",

  orderLevel: "Order level",
  levelFor: (item: string) => `Order level of ${item}`,
  noLevels: (item: string) => `${item} has no order levels`,
  noLevelsHint: "Add a note to tell the kitchen.",

  changeTime: "Change time",
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

  commission: "Commission",
  commissionOf: (item: string) => `Commission of ${item}`,
  whoEarns: "Who earns it? Cancel to sell without commission.",
  earner: "Staff ID",
  earns: (name: string, amount: string) => `${name} earns ${amount}`,
};

export type LinesMessages = typeof linesEnglish;
