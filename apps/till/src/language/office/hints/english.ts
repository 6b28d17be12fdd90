/** What a field of an editor is for, where its label alone does not say it; by what it is a field of. */
export const hintsEnglish = {
  article: {
    productGroup: "Decides at which printer its tickets come out.",
    managementGroup: "Under which heading reports count it.",
    isActive: "Without this, tills do not show it.",
    cost: "What it costs the house, for reports.",
    type: "By time: the price is for each minute, hour or day. Mixer: it goes into another article.",
    hasVariablePrice: "Whoever sells it is asked for the price.",
    priceMinimum: "A sale costs at least this.",
    priceMaximum: "A sale costs at most this.",
    mixerGroup: "What may be mixed in. None: what its category says.",
    hasOrderLevel: "Offers how it is wanted, such as rare or well done.",
    cookingOptions: "Notes for the kitchen that are offered as buttons.",
    commission: "What staff earns on it. None: what its category says.",
    commissionActive: "On the till, as soon as it is sold.",
    commissionPrice: "Instead of the price that the commission has.",
    recipe: "What one of it takes from the stock.",
  },
  category: {
    parentId: "Its tiles then stand on the page of that one.",
    indexNumber: "Pages of tiles stand in this order, the smallest first.",
    mixerGroup: "For its articles that have none themselves.",
    commission: "For its articles that have none themselves.",
  },
  favorite: {
    name: "Which tiles are on it is chosen under Tiles.",
    indexNumber: "Pages of tiles stand in this order, the smallest first.",
  },
  mixerGroup: {
    maximum: "So many may go into one.",
  },
  orderLevel: {
    productGroup: "It is offered for the articles of this group.",
    indexNumber: "Levels are offered in this order, the smallest first.",
  },
  productGroup: {
    name: "The tickets of a group come out at one printer.",
  },
  managementGroup: {
    name: "Reports add up what is sold by these groups.",
  },
  promotion: {
    buyQuantity: "So many have to be bought.",
    freeQuantity: "So many more then cost nothing.",
    fromDate: "Empty: it has begun.",
    toDate: "Empty: it has no end.",
    startMinute: "Empty: from the beginning of the day.",
    endMinute: "Empty: to the end of the day. Earlier than the other: into the next day.",
    customerType: "For these customers only. None: for everybody.",
    priority: "Where several would count, the highest does.",
    products: "It counts for these articles only.",
  },
  payType: {
    indexNumber:
      "Decides what it is: 101–399 a discount, 401–699 a charge, 801–1099 a way to pay, 900 the invoice.",
    isHiddenOnBill: "The papers of guests leave out this charge. Only for charges in the prices.",
    percent: "How much of the bill it is.",
    isIncludedInPrice: "It is shown and not added: the prices have it already.",
    isOnCharges:
      "It is computed on what comes after discounts and the charges before it, such as VAT in a service charge. Otherwise without those charges.",
    isVat: "Only a mark: it changes no amount.",
    isCreditCard: "Reports count what is paid with it as cards.",
    opensDrawer: "The drawer opens by itself when guests pay with it.",
  },
  expenseCategory: {
    type: "Whether it is offered for money in or for money out.",
  },
  currency: {
    code: "Three letters, such as THB.",
    exchangeRateMillionths: "Kept for accounts; tills do not reckon with it.",
    hasDecimals: "Without this, amounts are typed and shown in whole units.",
    coins: "Each is counted by itself when a shift ends.",
    notes: "Each is counted by itself when a shift ends.",
  },
  staff: {
    ref: "Typed on the till to say who it is.",
    userGroup: "Commissions may have another amount for each group.",
    subRoles: "Without any, nobody can choose them on the till.",
    mayLogIn: "With the username and a password of their own.",
    password: "Empty: it stays as it is.",
    permissions: "Besides what everybody on a till may do.",
  },
  commission: {
    commissionPrice: "The guest pays it, unless it is contained in the price.",
    isInPrice: "The guest pays nothing more for it.",
    isOnBill: "Guests see it as a line of its own.",
    data: "What staff earns: a row for a group, and one for everybody else.",
  },
  customer: {
    cardNumber: "The card of the house, never that of a bank.",
    companyName: "Bills show it below the name of the guest.",
    companyTaxNumber: "As the company gives it, such as 0105550001234.",
  },
  customerType: {
    paysByInvoice: "Their bills may be closed now and paid later.",
  },
  stockItem: {
    managementGroup: "Under which heading the stock lists it.",
    unit: "What recipes measure it in, such as l or kg.",
    count: "What is counted on the shelf, such as bottles.",
    size: "So many units are in one of those.",
    alarmLevel: "At this and below, it is time to order.",
  },
  location: {
    timeZone: "Such as Asia/Bangkok. Days, promotions and papers go by its clock.",
    groupsBillItems: "Papers of guests say 3 × Beer instead of three lines.",
    usesBillNumberPerWorkDay: "Without this, they go on counting.",
    asksForOrderLevel:
      "The till asks how a dish is wanted as soon as it is pressed, where its product group has levels.",
    decimalSeparator: "As in 1.50.",
    thousandSeparator: "As in 1,000.",
    currencySign:
      "As in ฿1,000 or 1,000 ฿, on bills and with totals on the screen. The sign is that of the main currency.",
    taxNumber: "Bills show it below the address.",
    billHeader: "Below the address, such as a branch or a licence number.",
    billFooter: "Below the thanks, such as the Wi-Fi or opening hours.",
    printerServerAddress: "Such as https://192.168.1.20:9180. Empty: papers come out at each till.",
    usesLocalServer: "Staff is then added in the back office only.",
  },
  station: {
    isSalePoint: "It can be chosen after login, to sell there.",
    printsBillWithOrder:
      "Without this, Print sends tickets to the kitchen and the bar only, and the bill comes out when it is asked for or paid.",
    routes: "One row without a group is for receipts; each group may have a row for its tickets.",
    usbWidthDots: "576 for paper of 80 mm, 384 for paper of 58 mm.",
  },
  printer: {
    networkAddress: "Where the print bridge finds it, such as 192.168.1.50.",
    widthDots: "576 for paper of 80 mm, 384 for paper of 58 mm.",
    dialect: "Nearly all understand ESC/POS; those made by Star have their own.",
    imageMode: "In columns only where papers come out garbled.",
  },
};

export type HintMessages = typeof hintsEnglish;
