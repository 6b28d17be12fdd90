import type { HintMessages } from "../../en_US/office/hints.ts";

export const hints: HintMessages = {
  article: {
    picture: "Hiện trên ô. Ảnh nào cũng được; cũng có thể thả vào đây hoặc dán.",
    allergens: "Hiện cho nhân viên và in trên thực đơn. Nếu chưa biết, để trống tất cả.",
    productGroup: "Quyết định phiếu in ra ở máy in nào.",
    managementGroup: "Để quán tự sắp xếp; phiếu và báo cáo không dùng nhóm này.",
    taxClass: "Quyết định món chịu thuế nào. Không chọn: theo nhóm món.",
    isActive: "Nếu bỏ, máy bán hàng không hiện món.",
    datedPrices: "Mỗi giá bắt đầu lúc 6 giờ sáng ngày đó ở mọi máy, kể cả khi mất mạng.",
    cost: "Giá vốn của quán, dùng cho báo cáo.",
    type: "Tính theo thời gian: giá cho mỗi phút, giờ hoặc ngày. Đồ pha: pha vào món khác.",
    hasVariablePrice: "Người bán được hỏi giá khi bán.",
    priceMinimum: "Mỗi lần bán ít nhất là giá này.",
    priceMaximum: "Mỗi lần bán nhiều nhất là giá này.",
    mixerGroup: "Có thể pha gì. Không chọn: theo nhóm của món.",
    hasOrderLevel: "Cho chọn mức, như tái hay chín kỹ.",
    cookingOptions: "Ghi chú cho bếp, có sẵn thành nút.",
    commission: "Nhân viên được bao nhiêu. Không chọn: theo nhóm của món.",
    commissionActive: "Trên máy bán hàng, ngay khi bán.",
    commissionPrice: "Thay cho giá của hoa hồng đó.",
    recipe: "Mỗi phần lấy gì từ kho.",
  },
  category: {
    parentId: "Các ô sẽ nằm trên trang của nhóm đó.",
    indexNumber: "Các trang ô xếp theo số này, nhỏ trước.",
    taxClass: "Cho những món và nhóm con chưa có riêng.",
    mixerGroup: "Cho những món trong nhóm chưa có riêng.",
    course: "1 đến 9: làm khi gọi lượt đó. Để trống: làm ngay.",
    commission: "Cho những món trong nhóm chưa có riêng.",
  },
  favorite: {
    name: "Chọn các ô của trang này ở mục Ô món.",
    indexNumber: "Các trang ô xếp theo số này, nhỏ trước.",
  },
  scheduledMenu: {
    hours: "Khi nào phục vụ. Đến giờ sớm hơn Từ giờ: sang ngày sau.",
    categories: "Mọi món trong nhóm và các nhóm con, kể cả món thêm sau này.",
    products: "Từng món trong thực đơn này.",
  },
  mixerGroup: {
    maximum: "Mỗi phần được pha tối đa bấy nhiêu.",
  },
  orderLevel: {
    productGroup: "Có cho các món của nhóm này.",
    indexNumber: "Các mức xếp theo số này, nhỏ trước.",
  },
  productGroup: {
    name: "Phiếu của một nhóm in ra ở cùng một máy in.",
  },
  managementGroup: {
    name: "Danh sách nhập kho được lọc theo các nhóm này.",
  },
  promotion: {
    buyQuantity: "Phải mua bấy nhiêu.",
    freeQuantity: "Khi đó được thêm bấy nhiêu miễn phí.",
    fromDate: "Để trống: đã bắt đầu.",
    toDate: "Để trống: không có ngày kết thúc.",
    startMinute: "Để trống: từ đầu ngày.",
    endMinute: "Để trống: đến hết ngày. Sớm hơn giờ kia: sang ngày sau.",
    customerType: "Chỉ cho khách loại này. Không chọn: cho mọi người.",
    priority: "Khi có nhiều khuyến mãi, số cao nhất được tính.",
    products: "Từng món được áp dụng.",
    categories: "Mọi món trong nhóm và các nhóm con, kể cả món thêm sau này.",
  },
  tax: {
    percent: "Bằng bao nhiêu phần trăm hóa đơn.",
    isIncludedInPrice: "Nếu đã gồm trong giá: chỉ hiện, không cộng thêm.",
    isOnCharges: "Ví dụ VAT tính cả trên phí phục vụ.",
    datedRates:
      "Mỗi mức bắt đầu lúc 6 giờ sáng ngày đó ở mọi máy, kể cả khi mất mạng. Hóa đơn đã đóng giữ mức cũ.",
    servingWays: "Chỉ cho hóa đơn phục vụ theo cách này. Để trống: mọi hóa đơn.",
    taxClasses: "Chỉ cho món thuộc các nhóm này. Để trống: mọi món.",
    isHiddenOnBill: "Giấy của khách không ghi phí này. Chỉ cho phí đã gồm trong giá.",
    isVat: "Nằm trong danh sách Thuế; doanh thu thuần không gồm khoản này.",
  },
  charge: {
    percent: "Bằng bao nhiêu phần trăm hóa đơn.",
    isIncludedInPrice: "Nếu đã gồm trong giá: chỉ hiện, không cộng thêm.",
    isOnCharges: "Ví dụ VAT tính cả trên phí phục vụ.",
    datedRates:
      "Mỗi mức bắt đầu lúc 6 giờ sáng ngày đó ở mọi máy, kể cả khi mất mạng. Hóa đơn đã đóng giữ mức cũ.",
    servingWays: "Chỉ cho hóa đơn phục vụ theo cách này. Để trống: mọi hóa đơn.",
    taxClasses: "Chỉ cho món thuộc các nhóm này. Để trống: mọi món.",
    isHiddenOnBill: "Giấy của khách không ghi phí này. Chỉ cho phí đã gồm trong giá.",
    isVat: "Nằm trong danh sách Thuế; doanh thu thuần không gồm khoản này.",
  },
  taxClass: {
    name: "Ví dụ đồ ăn, đồ uống. Mỗi thuế cho biết áp dụng cho nhóm nào.",
  },
  wayToPay: {
    way: "Quyết định biểu tượng trên màn hình thanh toán. Báo cáo cộng chung các loại thẻ.",
    opensDrawer: "Ngăn tiền tự mở khi khách trả bằng cách này.",
    qrScheme: "Khách trả đúng số tiền bằng ứng dụng ngân hàng. Không cần hợp đồng.",
    qrReceiver:
      "PromptPay: số di động, 13 số giấy tờ hoặc mã số thuế, hoặc 15 số ví điện tử. VietQR: 970436/số tài khoản, hoặc thẻ NAPAS. QR Ph: BNORPHMM/số tài khoản, hoặc nội dung mã của ngân hàng. EPC: IBAN.",
    qrName: "Như ngân hàng ghi.",
    qrCity: "Như ngân hàng ghi.",
    printsQr: "Hóa đơn chưa trả có mã kèm số tiền.",
  },
  discountReason: {
    name: "Nhân viên chạm trên máy và khách đọc trên hóa đơn.",
    kind: "Giảm giá là một phần của giá; quán mời là toàn bộ.",
  },
  userGroup: {
    discountLimit:
      "Mức giảm nhiều nhất của thành viên. Để trống: không giới hạn. Vẫn cần quyền giảm giá.",
  },
  expenseCategory: {
    type: "Dùng khi bỏ tiền vào hay lấy tiền ra.",
  },
  ledgerAccount: {
    number: "Như kế toán của bạn dùng. DATEV chỉ nhận chữ số.",
    name: "QuickBooks tìm tài khoản theo tên này.",
    use: "Những gì không có ở đây được ghi theo hệ thống tài khoản.",
    category: "Cả các nhóm con.",
    taxRate: "Để trống: mọi thuế suất.",
    datevKey: "Như 40 cho tài khoản tự tính thuế, vì thuế được ghi riêng. Thường để trống.",
  },
  foreignCurrency: {
    code: "Ba chữ cái, ví dụ USD. Màn hình thanh toán có một nút với mã này.",
    rateMillionths:
      "Một đơn vị bằng bao nhiêu tiền của cơ sở. Khoản thanh toán giữ tỷ giá lúc nhận.",
  },
  currency: {
    cashStep:
      "Số tiền nhỏ nhất trả được bằng tiền mặt, ví dụ 1.000. Để trống: không làm tròn, như khi trả bằng thẻ. Chỉ phần trả bằng tiền mặt được làm tròn.",
    cashWay: "Khách trả bậc gần nhất, bậc cao hơn hay bậc thấp hơn.",
    code: "Ba chữ cái, như THB.",
    exchangeRateMillionths: "Dùng cho sổ sách; máy bán hàng không tính theo.",
    hasDecimals: "Nếu bỏ, số tiền được gõ và hiện không có phần lẻ.",
    coins: "Đếm riêng từng loại khi kết ca.",
    notes: "Đếm riêng từng loại khi kết ca.",
  },
  staff: {
    ref: "Gõ trên máy bán hàng để biết ai đang làm.",
    userGroup: "Mỗi nhóm có thể có mức hoa hồng khác nhau.",
    subRoles: "Nếu không chọn gì, máy bán hàng không chọn được người này.",
    mayLogIn: "Bằng tên đăng nhập và mật khẩu riêng.",
    password: "Để trống: giữ như cũ.",
    permissions: "Ngoài những gì ai cũng được làm trên máy.",
  },
  commission: {
    commissionPrice: "Khách trả, trừ khi giá đã gồm.",
    isInPrice: "Khách không phải trả thêm.",
    isOnBill: "Khách thấy nó thành một dòng riêng.",
    data: "Nhân viên được bao nhiêu: mỗi nhóm một dòng, và một dòng cho những người khác.",
  },
  customer: {
    cardNumber: "Thẻ của quán, không bao giờ là thẻ ngân hàng.",
    companyName: "Hóa đơn ghi dưới tên khách.",
    companyTaxNumber: "Như công ty cung cấp, chẳng hạn 0105550001.",
  },
  customerType: {
    paysByInvoice: "Hóa đơn của họ có thể đóng trước, trả sau.",
  },
  stockItem: {
    managementGroup: "Danh sách nhập kho được lọc theo nhóm này.",
    unit: "Đơn vị trong công thức, như l hoặc kg.",
    count: "Thứ được đếm trên kệ, như chai.",
    size: "Mỗi cái chứa bấy nhiêu đơn vị.",
    alarmLevel: "Còn bằng hoặc ít hơn thì đến lúc đặt hàng.",
  },
  location: {
    timeZone: "Như Asia/Bangkok. Ngày, khuyến mãi và giấy tờ theo giờ này.",
    groupsBillItems: "Giấy của khách ghi 3 × Bia thay vì ba dòng.",
    usesBillNumberPerWorkDay: "Nếu bỏ, số cứ đếm tiếp.",
    asksForOrderLevel: "Khi bấm món có mức độ, máy hỏi ngay khách muốn thế nào.",
    usesSeats: "Mỗi khách có một số trên đơn, và mỗi dòng ghi món của ai.",
    courseMinutes: "Sau đó lượt món tiếp theo tự động được gọi. Để trống: nhân viên gọi từng lượt.",
    printsLaterCourses: "Chữ nhỏ, bên dưới những món cần làm ngay.",
    decimalSeparator: "Như trong 1.50.",
    thousandSeparator: "Như trong 1,000.",
    currencySign:
      "Như ฿1,000 hoặc 1,000 ฿, trên hóa đơn và ở tổng tiền trên màn hình. Lấy ký hiệu của tiền tệ chính.",
    logo: "In phía trên tên, trên hóa đơn và biên lai. Ảnh nào cũng được; in bằng chấm đen.",
    taxNumber: "Hóa đơn ghi dưới địa chỉ.",
    billHeader: "Dưới địa chỉ, như chi nhánh hoặc số giấy phép.",
    billFooter: "Dưới lời cảm ơn, như Wi-Fi hoặc giờ mở cửa.",
    printerServerAddress: "Như https://192.168.1.20:9180. Để trống: giấy in ra ở từng máy.",
    usesLocalServer: "Khi đó chỉ thêm nhân viên ở trang quản lý.",
    chartOfAccounts: "Nơi ghi doanh thu và tiền nếu Tài khoản kế toán không có mục nào.",
    datevConsultant: "Bốn đến bảy chữ số, từ tư vấn thuế. Chỉ cho DATEV.",
    datevClient: "Tối đa năm chữ số, từ tư vấn thuế. Chỉ cho DATEV.",
    fiscalYearMonth: "1 là tháng Một. Chỉ cho DATEV.",
  },
  station: {
    isSalePoint: "Có thể chọn sau khi đăng nhập để bán tại đó.",
    isCounter:
      "Khách gọi món và trả tiền ngay: bấm món là mở đơn, không cần nhập bàn; nút THANH TOÁN gửi luôn đơn.",
    printsBillWithOrder:
      "Nếu bỏ, nút In chỉ gửi phiếu đến bếp và quầy bar; hóa đơn in khi được yêu cầu hoặc khi thanh toán.",
    routes: "Dòng không có nhóm là cho hóa đơn; mỗi nhóm có thể có một dòng cho phiếu.",
    usbWidthDots: "Giấy 80 mm là 576, giấy 58 mm là 384.",
    paperLanguage: "Cho giấy tờ của máy in tại quầy. Thêm ngôn ngữ ở mục Ngôn ngữ trên giấy in.",
  },
  printer: {
    networkAddress: "Nơi cầu nối máy in tìm thấy nó, như 192.168.1.50.",
    widthDots: "Giấy 80 mm là 576, giấy 58 mm là 384.",
    dialect: "Hầu hết hiểu ESC/POS; máy của Star có ngôn ngữ riêng.",
    imageMode: "Chỉ chọn theo cột khi giấy in ra lộn xộn.",
    paperLanguage: "Cho mọi giấy tờ của máy in này. Thêm ngôn ngữ ở mục Ngôn ngữ trên giấy in.",
  },
  paperLanguage: {
    base: "Từ nào bạn để trống thì giấy in dùng từ của ngôn ngữ này.",
    words: "Để trống: in từ màu xám. Tên và số sẽ thay cho từ trong ngoặc nhọn.",
  },
};
