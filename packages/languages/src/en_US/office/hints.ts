/** Field hints, by the kind of record, where a label alone does not say what the field is for. */
export const hints = {
  article: {
    picture: "On the tile. Any photo will do; it can also be dropped here or pasted.",
    allergens: "Staff and menus show them. Leave all empty if you do not know.",
    productGroup: "Decides which printer prints its tickets.",
    managementGroup: "For your own order; tickets and reports ignore it.",
    taxClass: "Decides which taxes it bears. None: as its category.",
    isActive: "If off, tills do not show it.",
    datedPrices: "Each begins at 6 in the morning of its day, at every till, even offline.",
    cost: "What it costs you, for reports.",
    type: "By time: priced per minute, hour or day. Mixer: goes into another article.",
    hasVariablePrice: "The till asks for the price at each sale.",
    priceMinimum: "No sale costs less than this.",
    priceMaximum: "No sale costs more than this.",
    mixerGroup: "What can be mixed in. None: as its category.",
    hasOrderLevel: "Offers levels such as rare or well done.",
    isSet: "Its parts are the answers to the questions that name it, and share its price.",
    cookingOptions: "Notes for the kitchen, offered as buttons.",
    commission: "What staff earn on it. None: as its category.",
    commissionActive: "The till asks as soon as it is sold.",
    commissionPrice: "Replaces the price of the commission.",
    recipe: "What one of it takes from stock.",
  },
  category: {
    parentId: "Its tiles then appear on that category's page.",
    indexNumber: "Pages appear in this order, lowest first.",
    taxClass: "For its articles and subcategories without one of their own.",
    mixerGroup: "For its articles without one of their own.",
    course: "1 to 9: made when that course is fired. Empty: made at once.",
    commission: "For its articles without one of their own.",
  },
  favorite: {
    name: "Choose its tiles under Tiles.",
    indexNumber: "Pages appear in this order, lowest first.",
  },
  scheduledMenu: {
    hours: "When it is served. To time earlier than From time: into the next day.",
    categories: "All articles in them and in their subcategories, also those added later.",
    products: "Single articles that are on it.",
  },
  mixerGroup: {
    maximum: "How many can go into one article.",
  },
  question: {
    indexNumber: "Questions are asked in this order, lowest first.",
    minimum: "How many answers one article needs. 0: none.",
    maximum: "How many answers one article can have.",
    included: "So many answers are free: the cheapest.",
    namesPrice: "As for sizes: the price of the answer replaces that of the article.",
    categories: "All articles in them and in their subcategories, also those added later.",
    products: "Single articles about which it is asked.",
  },
  orderLevel: {
    productGroup: "Offered for the articles of this group.",
    indexNumber: "Levels appear in this order, lowest first.",
  },
  productGroup: {
    name: "A group's tickets print at one printer.",
  },
  managementGroup: {
    name: "The list for stock deliveries is filtered by them.",
  },
  promotion: {
    buyQuantity: "How many must be bought.",
    freeQuantity: "How many more are then free.",
    fromDate: "Empty: already started.",
    toDate: "Empty: no end.",
    startMinute: "Empty: from the start of the day.",
    endMinute: "Empty: to the end of the day. Earlier than the start: into the next day.",
    customerType: "Only for these customers. None: for everyone.",
    priority: "If several apply, the highest wins.",
    products: "Single articles that it applies to.",
    categories: "All articles in them and in their subcategories, also those added later.",
  },
  tax: {
    percent: "Its share of the bill.",
    isIncludedInPrice: "Contained: the bill shows it and adds nothing.",
    isOnCharges: "Such as VAT on the amount and the service charge.",
    datedRates:
      "Each begins at 6 in the morning of its day, at every till, even offline. Closed bills keep theirs.",
    servingWays: "Only bills that are served like this. Empty: all bills.",
    taxClasses: "Only articles of these classes. Empty: all articles.",
    isHiddenOnBill: "Guests' bills leave this charge out. Only for charges included in prices.",
    isVat: "Listed under Taxes; net sales leave it out.",
  },
  charge: {
    percent: "Its share of the bill.",
    isIncludedInPrice: "Contained: the bill shows it and adds nothing.",
    isOnCharges: "Such as VAT on the amount and the service charge.",
    datedRates:
      "Each begins at 6 in the morning of its day, at every till, even offline. Closed bills keep theirs.",
    servingWays: "Only bills that are served like this. Empty: all bills.",
    taxClasses: "Only articles of these classes. Empty: all articles.",
    isHiddenOnBill: "Guests' bills leave this charge out. Only for charges included in prices.",
    isVat: "Listed under Taxes; net sales leave it out.",
  },
  taxClass: {
    name: "Such as food, or drinks. Taxes say for which of them they hold.",
  },
  wayToPay: {
    way: "Its symbol on the pay screen. Reports count all cards together.",
    opensDrawer: "The drawer opens when guests pay with it.",
    qrScheme: "Guests pay the amount with the app of their bank. It needs no contract.",
    "qrReceiver-promptpay":
      "Mobile number, 13 digits of an identity or tax number, or 15 of an e-wallet.",
    "qrReceiver-vietqr":
      "The six digits of your own bank, which it tells you, a slash and the account number. Example for Vietcombank: 970436/0011001234567. Or the number of a NAPAS card.",
    "qrReceiver-qr-ph":
      "The code of your own bank, a slash and the account number. Example for BDO: BNORPHMM/001234567890. Or the text of the code from your bank.",
    "qrReceiver-epc": "The IBAN of your account.",
    qrName: "As the bank knows it.",
    qrCity: "As the bank knows it.",
    printsQr: "Bills that are not paid yet have the code with their amount.",
  },
  discountReason: {
    name: "What staff touch on the till and guests read on the bill.",
    kind: "Discounts are a part of the price; on the house is all of it.",
  },
  userGroup: {
    discountLimit:
      "The most that members may give off. Empty: no limit. They also need the permission to give discounts.",
  },
  expenseCategory: {
    type: "Whether it is for money in or money out.",
  },
  ledgerAccount: {
    number: "As your accountant has it. DATEV takes digits only.",
    name: "QuickBooks finds the account by this name.",
    use: "What is not in this list is booked as in the chart of accounts.",
    category: "With its subcategories.",
    taxRate: "Empty: all rates.",
    datevKey:
      "Such as 40 for an account with automatic tax, because tax is booked apart. Mostly empty.",
  },
  foreignCurrency: {
    code: "Three letters, such as USD. The pay screen has a key with it.",
    rateMillionths:
      "What one unit is worth in the currency of the venue. Payments keep the rate of their moment.",
  },
  currency: {
    cashStep:
      "What the smallest coins can pay, such as 0.05. Empty: cash is paid to the unit, as by card. Only what is paid in cash is rounded.",
    cashWay: "Whether guests pay the nearest step, the next higher one, or the next lower one.",
    code: "Three letters, such as THB.",
    exchangeRateMillionths: "For your accounts; tills do not use it.",
    hasDecimals: "If off, amounts are in whole units.",
    coins: "Each is counted separately when a shift ends.",
    notes: "Each is counted separately when a shift ends.",
  },
  staff: {
    ref: "Typed on the till to say who is working.",
    userGroup: "Commissions can differ by group.",
    subRoles: "Without one, they cannot be chosen on the till.",
    mayLogIn: "With their own username and password.",
    password: "Empty: no change.",
    permissions: "On top of what everyone may do on a till.",
  },
  commission: {
    commissionPrice: "Paid by the guest, unless included in the price.",
    isInPrice: "The guest pays nothing extra.",
    isOnBill: "Guests see it as a separate line.",
    data: "What staff earn: one row per group, and one for everyone else.",
  },
  customer: {
    cardNumber: "Your member card, never a bank card.",
    companyName: "Shown on bills below the guest's name.",
    companyTaxNumber: "As the company gives it, such as 0105550001234.",
  },
  customerType: {
    paysByInvoice: "Their bills may be closed now and paid later.",
  },
  stockItem: {
    managementGroup: "The list for stock deliveries is filtered by it.",
    unit: "The unit in recipes, such as l or kg.",
    count: "What is counted on the shelf, such as bottles.",
    size: "How many units one of those holds.",
    alarmLevel: "At this level or below, it is time to order.",
  },
  location: {
    timeZone: "For days, promotions and papers.",
    groupsBillItems: "Bills say 3 × Beer instead of three lines.",
    usesBillNumberPerWorkDay: "If off, numbers continue.",
    asksForOrderLevel:
      "The till asks for the level as soon as a dish is ordered, if its product group has levels.",
    usesSeats: "Each guest has a number on the order, and lines say whom they are for.",
    courseMinutes: "The next course is fired by itself after them. Empty: staff fire each.",
    printsLaterCourses: "In small, below what is to be made now.",
    decimalSeparator: "As in 1.50.",
    thousandSeparator: "As in 1,000.",
    currencySign:
      "As in ฿1,000 or 1,000 ฿, on bills and totals. The sign of the main currency is used.",
    logo: "Above the name on bills and receipts. Any picture will do; it is printed in black dots.",
    taxNumber: "Shown on bills below the address.",
    billHeader: "Below the address, such as a branch or a licence number.",
    billFooter: "Below “Thank you”, such as the Wi-Fi or opening hours.",
    printerServerAddress:
      "Such as https://192.168.1.20:9180. Empty: each till prints its own papers.",
    usesLocalServer: "Staff can then only be added in the back office.",
    chartOfAccounts: "Where sales and money are booked if Accounts has nothing for them.",
    datevConsultant: "Four to seven digits, from your tax consultant. Only for DATEV.",
    datevClient: "Up to five digits, from your tax consultant. Only for DATEV.",
    fiscalYearMonth: "1 for January. Only for DATEV.",
  },
  station: {
    isSalePoint: "Can be chosen after login.",
    isCounter:
      "Guests order and pay at once: a tile starts an order without the form for a table, and PAY sends it, too.",
    printsBillWithOrder:
      "If off, Print only sends tickets to the kitchen and bar. The bill prints when it is asked for or paid.",
    routes: "The row without a group is for receipts; each group can have a row for its tickets.",
    usbWidthDots: "576 for 80 mm paper, 384 for 58 mm paper.",
    paperLanguage:
      "For papers of the printer at the till. Add languages under Languages of papers.",
  },
  printer: {
    networkAddress: "Where the print bridge finds it, such as 192.168.1.50.",
    widthDots: "576 for 80 mm paper, 384 for 58 mm paper.",
    dialect: "Almost all use ESC/POS; Star printers have their own.",
    imageMode: "Use columns only if papers come out garbled.",
    paperLanguage: "For all papers of this printer. Add languages under Languages of papers.",
  },
  paperLanguage: {
    base: "Papers say these words wherever you enter none of your own.",
    words:
      "Empty: the grey word is printed. Names and numbers take the place of the words in braces.",
  },
};

export type HintMessages = typeof hints;
