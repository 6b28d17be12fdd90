import type { HintMessages } from "../../en_US/office/hints.ts";

export const hints: HintMessages = {
  article: {
    picture: "Nasa kahon. Puwede ang kahit anong larawan; puwede rin itong i-drop dito o i-paste.",
    allergens: "Makikita ng mga tauhan at nasa menu. Kung hindi alam, iwanang walang marka.",
    productGroup: "Ito ang nagsasabi kung saang printer lalabas ang ticket.",
    managementGroup: "Para sa sarili ninyong ayos; hindi ito gamit ng ticket at ulat.",
    taxClass: "Ito ang nagsasabi kung aling buwis ang sa item. Wala: gaya ng kategorya.",
    isActive: "Kapag wala ito, hindi ipinapakita sa till.",
    datedPrices:
      "Nagsisimula ang bawat isa nang 6 ng umaga ng araw nito sa lahat ng till, kahit offline.",
    cost: "Gastos ninyo, para sa mga ulat.",
    type: "Ayon sa oras: presyo bawat minuto, oras o araw. Mixer: inihahalo sa ibang item.",
    hasVariablePrice: "Itatanong ang presyo sa nagbebenta.",
    priceMinimum: "Hindi bababa rito ang isang benta.",
    priceMaximum: "Hindi lalampas dito ang isang benta.",
    mixerGroup: "Ano ang puwedeng ihalo. Kapag wala: ayon sa kategorya.",
    hasOrderLevel: "Mapipili kung paano ito gusto, gaya ng rare o well done.",
    isSet: "Ang laman ay mga sagot sa mga tanong na tumutukoy dito, at naghahati sa presyo nito.",
    cookingOptions: "Mga tala sa kusina na nakahandang pindutan.",
    commission: "Kita ng tauhan dito. Kapag wala: ayon sa kategorya.",
    commissionActive: "Sa till, pagkabenta nito.",
    commissionPrice: "Kapalit ng presyo ng komisyon.",
    recipe: "Ano ang nababawas sa stock sa bawat isa.",
  },
  category: {
    parentId: "Nasa pahina niyon ang mga kahon nito.",
    indexNumber: "Ayon dito ang ayos ng mga pahina, pinakamaliit muna.",
    taxClass: "Para sa mga item at subkategorya nito na walang sarili.",
    mixerGroup: "Para sa mga item nito na walang sarili.",
    course: "1 hanggang 9: lulutuin kapag pinaluto ang course. Walang laman: lulutuin agad.",
    commission: "Para sa mga item nito na walang sarili.",
  },
  favorite: {
    name: "Pinipili ang mga kahon nito sa Mga kahon.",
    indexNumber: "Ayon dito ang ayos ng mga pahina, pinakamaliit muna.",
  },
  scheduledMenu: {
    hours: "Kung kailan ito inihahain. Kung mas maaga ang Hanggang sa oras: hanggang kinabukasan.",
    categories: "Lahat ng item sa mga ito at sa ilalim ng mga ito, pati ang mga idaragdag pa.",
    products: "Mga indibidwal na item na nasa menu.",
  },
  mixerGroup: {
    maximum: "Ganito karami ang puwede sa isa.",
  },
  question: {
    indexNumber: "Ayon dito ang ayos ng mga tanong, pinakamaliit muna.",
    minimum: "Ilang sagot ang kailangan ng isang item. 0: wala.",
    maximum: "Ilang sagot ang puwede sa isang item.",
    included: "Ganito karaming sagot ang libre: ang pinakamura.",
    namesPrice: "Gaya ng laki: ang presyo ng sagot ang kapalit ng sa item.",
    categories: "Lahat ng item sa mga ito at sa ilalim ng mga ito, pati ang mga idaragdag pa.",
    products: "Mga indibidwal na item na tinatanungan.",
  },
  orderLevel: {
    productGroup: "Para sa mga item ng grupong ito.",
    indexNumber: "Ayon dito ang ayos ng mga antas, pinakamaliit muna.",
  },
  productGroup: {
    name: "Sa iisang printer lumalabas ang mga ticket ng grupo.",
  },
  managementGroup: {
    name: "Masasala ayon dito ang listahan sa pagtanggap ng stock.",
  },
  promotion: {
    buyQuantity: "Ganito karami ang dapat bilhin.",
    freeQuantity: "Ganito pa karami ang libre.",
    fromDate: "Kapag walang laman: nagsimula na.",
    toDate: "Kapag walang laman: walang katapusan.",
    startMinute: "Kapag walang laman: mula simula ng araw.",
    endMinute:
      "Kapag walang laman: hanggang dulo ng araw. Kung mas maaga kaysa simula: hanggang kinabukasan.",
    customerType: "Para lang sa kanila. Kapag wala: para sa lahat.",
    priority: "Kung marami ang puwede, ang pinakamataas ang gagana.",
    products: "Mga indibidwal na item na saklaw nito.",
    categories: "Lahat ng item sa mga ito at sa ilalim ng mga ito, pati ang mga idaragdag pa.",
  },
  tax: {
    percent: "Ilang porsiyento ito ng bill.",
    isIncludedInPrice: "Kung kasama na sa presyo: ipinapakita pero hindi idinadagdag.",
    isOnCharges: "Gaya ng VAT na kinukuwenta pati sa service charge.",
    datedRates:
      "Nagsisimula nang 6 ng umaga ng araw nito sa bawat till, kahit offline. Hindi nagbabago ang mga saradong bill.",
    servingWays: "Para lang sa mga bill na ganito ang paghain. Walang laman: lahat ng bill.",
    taxClasses: "Para lang sa mga item ng mga klaseng ito. Walang laman: lahat ng item.",
    isHiddenOnBill: "Wala ang singil na ito sa papel ng bisita. Para lang sa kasama na sa presyo.",
    isVat: "Nasa listahan ng mga buwis; hindi kasama sa netong benta.",
  },
  charge: {
    percent: "Ilang porsiyento ito ng bill.",
    isIncludedInPrice: "Kung kasama na sa presyo: ipinapakita pero hindi idinadagdag.",
    isOnCharges: "Gaya ng VAT na kinukuwenta pati sa service charge.",
    datedRates:
      "Nagsisimula nang 6 ng umaga ng araw nito sa bawat till, kahit offline. Hindi nagbabago ang mga saradong bill.",
    servingWays: "Para lang sa mga bill na ganito ang paghain. Walang laman: lahat ng bill.",
    taxClasses: "Para lang sa mga item ng mga klaseng ito. Walang laman: lahat ng item.",
    isHiddenOnBill: "Wala ang singil na ito sa papel ng bisita. Para lang sa kasama na sa presyo.",
    isVat: "Nasa listahan ng mga buwis; hindi kasama sa netong benta.",
  },
  taxClass: {
    name: "Gaya ng pagkain o inumin. Sinasabi ng bawat buwis kung alin dito ang saklaw.",
  },
  wayToPay: {
    way: "Ang simbolo nito sa screen ng bayad. Sa mga ulat, pinagsasama ang lahat ng card.",
    opensDrawer: "Kusang bumubukas ang kaha kapag ito ang ibinayad.",
    qrScheme:
      "Babayaran ng bisita ang halaga gamit ang app ng bangko niya. Hindi kailangan ng kontrata.",
    "qrReceiver-promptpay": "Mobile number, 13 numero ng ID o buwis, o 15 ng e-wallet.",
    "qrReceiver-vietqr":
      "Ang anim na numero ng sarili ninyong bangko (itanong sa bangko), slash at numero ng account. Halimbawa sa Vietcombank: 970436/0011001234567. O ang numero ng NAPAS card.",
    "qrReceiver-qr-ph":
      "Ang code ng sarili ninyong bangko, slash at numero ng account. Halimbawa sa BDO: BNORPHMM/001234567890. O ang teksto ng code mula sa bangko.",
    "qrReceiver-epc": "Ang IBAN ng account.",
    qrName: "Gaya ng nasa bangko.",
    qrCity: "Gaya ng nasa bangko.",
    printsQr: "May code at halaga ang mga bill na hindi pa bayad.",
  },
  discountReason: {
    name: "Pinipindot ng tauhan sa till at nababasa ng bisita sa bill.",
    kind: "Bahagi ng presyo ang diskuwento; buo ang sagot ng bahay.",
  },
  userGroup: {
    discountLimit:
      "Pinakamalaking maibibigay ng mga kasapi. Walang laman: walang limitasyon. Kailangan din ang pahintulot na magdiskuwento.",
  },
  expenseCategory: {
    type: "Kung para sa pasok o labas ng pera.",
  },
  ledgerAccount: {
    number: "Gaya ng sa accountant mo. Mga numero lang ang tanggap ng DATEV.",
    name: "Sa pangalang ito hinahanap ng QuickBooks ang account.",
    use: "Ang wala sa listahang ito ay itinatala ayon sa talaan ng mga account.",
    category: "Kasama ang mga subkategorya.",
    taxRate: "Walang laman: lahat ng antas.",
    datevKey:
      "Gaya ng 40 para sa account na kusang nagkukuwenta ng buwis, dahil hiwalay na itinatala ang buwis. Kadalasan walang laman.",
  },
  foreignCurrency: {
    code: "Tatlong titik, gaya ng USD. May pindutan nito sa screen ng pagbabayad.",
    rateMillionths:
      "Halaga ng isang yunit sa pera ng lugar. Nananatili sa bayad ang palitan noong oras na iyon.",
  },
  currency: {
    cashStep:
      "Ang pinakamaliit na mababayaran ng barya, gaya ng 0.25. Kung walang laman: hindi nira-round, gaya ng sa card. Ang bayad na cash lang ang nira-round.",
    cashWay: "Kung ang babayaran ay ang pinakamalapit na hakbang, ang mas mataas o ang mas mababa.",
    code: "Tatlong letra, gaya ng THB.",
    exchangeRateMillionths: "Para sa accounts; hindi ito ginagamit ng till.",
    hasDecimals: "Kapag wala, buong numero lang ang halaga.",
    coins: "Binibilang nang hiwalay sa pagtatapos ng shift.",
    notes: "Binibilang nang hiwalay sa pagtatapos ng shift.",
  },
  staff: {
    ref: "Tina-type sa till para malaman kung sino ang nagtatrabaho.",
    userGroup: "Maaaring iba ang komisyon ng bawat grupo.",
    subRoles: "Kapag walang napili, hindi sila mapipili sa till.",
    mayLogIn: "Gamit ang sariling username at password.",
    password: "Kapag walang laman: hindi magbabago.",
    permissions: "Bukod sa kaya ng lahat sa till.",
  },
  commission: {
    commissionPrice: "Binabayaran ng bisita, maliban kung nasa presyo na.",
    isInPrice: "Walang dagdag na bayad ang bisita.",
    isOnBill: "Nakikita ito ng bisita bilang sariling linya.",
    data: "Kita ng tauhan: isang hilera bawat grupo, at isa para sa iba.",
  },
  customer: {
    cardNumber: "Card ninyo para sa miyembro, hindi kailanman sa bangko.",
    companyName: "Nasa bill ito sa ilalim ng pangalan ng kostumer.",
    companyTaxNumber: "Ayon sa kompanya, gaya ng 123-456-789-00000.",
  },
  customerType: {
    paysByInvoice: "Puwedeng isara ang bill nila at bayaran pagkatapos.",
  },
  stockItem: {
    managementGroup: "Masasala ayon dito ang listahan sa pagtanggap ng stock.",
    unit: "Sukat sa mga resipe, gaya ng l o kg.",
    count: "Binibilang sa estante, gaya ng bote.",
    size: "Ganito karaming unit ang laman ng isa.",
    alarmLevel: "Kapag ganito na lang o mas kaunti, oras nang umorder.",
  },
  location: {
    timeZone: "Ito ang oras ng mga araw, promosyon at papel.",
    groupsBillItems: "3 × Beer ang nasa papel, hindi tatlong linya.",
    usesBillNumberPerWorkDay: "Kapag wala, tuloy-tuloy ang bilang.",
    asksForOrderLevel: "Pagpindot sa putaheng may antas, itinatanong agad kung paano ito gusto.",
    usesSeats: "May numero ang bawat bisita sa order, at nakasulat kung para kanino ang linya.",
    courseMinutes:
      "Kusang ipaluluto ang kasunod na course pagkatapos nito. Walang laman: mga tauhan ang nagpapaluto.",
    printsLaterCourses: "Maliit ang sulat, sa ilalim ng lulutuin ngayon.",
    decimalSeparator: "Gaya ng sa 1.50.",
    thousandSeparator: "Gaya ng sa 1,000.",
    currencySign:
      "Gaya ng ฿1,000 o 1,000 ฿, sa mga bill at sa mga kabuuan sa screen. Ang simbolo ay sa pangunahing pera.",
    logo: "Nasa itaas ng pangalan sa mga bill at resibo. Puwede ang anumang larawan; ini-print sa itim na tuldok.",
    taxNumber: "Nasa bill ito sa ilalim ng address.",
    billHeader: "Sa ilalim ng address, gaya ng sangay o numero ng lisensya.",
    billFooter: "Sa ilalim ng pasasalamat, gaya ng Wi-Fi o oras ng pagbubukas.",
    printerServerAddress:
      "Gaya ng https://192.168.1.20:9180. Kapag walang laman: sa bawat till lalabas ang papel.",
    usesLocalServer: "Sa back office lang makakapagdagdag ng tauhan.",
    chartOfAccounts: "Kung saan itinatala ang benta at pera kapag wala sa mga account sa libro.",
    datevConsultant: "Apat hanggang pitong numero, mula sa tax consultant mo. Para sa DATEV lang.",
    datevClient: "Hanggang limang numero, mula sa tax consultant mo. Para sa DATEV lang.",
    fiscalYearMonth: "1 para sa Enero. Para sa DATEV lang.",
  },
  station: {
    isSalePoint: "Mapipili ito pagka-log in, para magbenta roon.",
    isCounter:
      "Umoorder at nagbabayad agad ang bisita: isang pindot sa menu, may order na, walang mesang ita-type; ipinapadala rin ito ng BAYAD.",
    printsBillWithOrder:
      "Kapag wala, ticket lang sa kusina at bar ang lalabas sa Print; ang bill ay kapag hiningi o binayaran.",
    routes:
      "Ang hilera na walang grupo ay para sa resibo; may sariling hilera ang ticket ng bawat grupo.",
    usbWidthDots: "576 sa papel na 80 mm, 384 sa papel na 58 mm.",
    paperLanguage: "Para sa papel ng printer sa till. Idagdag ang wika sa Mga wika ng papel.",
  },
  printer: {
    networkAddress: "Kung saan ito hahanapin ng print bridge, gaya ng 192.168.1.50.",
    widthDots: "576 sa papel na 80 mm, 384 sa papel na 58 mm.",
    dialect: "Halos lahat ay ESC/POS; may sarili ang mga gawa ng Star.",
    imageMode: "Gamitin ang sa kolum kung magulo ang lumalabas.",
    paperLanguage:
      "Para sa lahat ng papel ng printer na ito. Idagdag ang wika sa Mga wika ng papel.",
  },
  paperLanguage: {
    base: "Dito galing ang mga salitang hindi mo pinalitan.",
    words:
      "Kung walang laman, ang abong salita ang ipi-print. Papalitan ng pangalan o numero ang nasa loob ng mga brace.",
  },
};
