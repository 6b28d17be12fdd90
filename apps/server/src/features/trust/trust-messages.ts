/** The texts for a device that does not trust the server yet. */
export type TrustMessages = {
  readonly tag: string;
  readonly name: string;
  readonly title: string;
  readonly why: string;
  readonly download: string;
  readonly devices: readonly { readonly name: string; readonly steps: readonly string[] }[];
  readonly afterwards: string;
  readonly openTill: string;
  readonly check: string;
  readonly checkHint: string;
};

const english: TrustMessages = {
  tag: "en",
  name: "English",
  title: "Trust Comanda on this device",
  why: "Comanda makes its own certificate for your network. Install it on this device once; then the till opens without a warning and can be installed as an app.",
  download: "Download the certificate",
  devices: [
    {
      name: "iPad and iPhone",
      steps: [
        "Open this page in Safari, tap the button above and then Allow.",
        "Settings > General > VPN & Device Management: tap Comanda, then Install.",
        "Settings > General > About > Certificate Trust Settings: switch Comanda on.",
      ],
    },
    {
      name: "Android",
      steps: [
        "Tap the button above. If it asks, choose CA certificate.",
        "Otherwise: Settings > Security > Encryption & credentials > Install a certificate > CA certificate > Install anyway, and choose comanda.crt in Downloads.",
      ],
    },
    {
      name: "Windows",
      steps: [
        "Open comanda.crt in Downloads and press Install Certificate.",
        "Choose Local Machine, then Place all certificates in the following store, and browse to Trusted Root Certification Authorities.",
        "Finish, and restart the browser.",
      ],
    },
    {
      name: "Mac",
      steps: [
        "Open comanda.crt in Downloads and add it to the System keychain.",
        "In Keychain Access double-click Comanda, open Trust and choose Always Trust.",
      ],
    },
    {
      name: "Linux, in Chrome",
      steps: [
        "Settings > Privacy and security > Security > Manage certificates > Custom > Import, and choose comanda.crt.",
      ],
    },
  ],
  afterwards: "Afterwards",
  openTill: "Open the till",
  check: "Is it the right one?",
  checkHint: "To be sure, compare this fingerprint with the one the server prints when it starts.",
};

const vietnamese: TrustMessages = {
  tag: "vi",
  name: "Tiếng Việt",
  title: "Tin cậy Comanda trên thiết bị này",
  why: "Comanda tự tạo chứng chỉ cho mạng của bạn. Thiết bị này chỉ cần cài một lần; sau đó máy bán hàng mở ra không còn cảnh báo và có thể cài thành ứng dụng.",
  download: "Tải chứng chỉ",
  devices: [
    {
      name: "iPad và iPhone",
      steps: [
        "Mở trang này bằng Safari, chạm nút ở trên rồi chạm Cho phép.",
        "Cài đặt > Cài đặt chung > Quản lý VPN & Thiết bị: chạm Comanda, rồi Cài đặt.",
        "Cài đặt > Cài đặt chung > Giới thiệu > Cài đặt tin cậy chứng nhận: bật Comanda.",
      ],
    },
    {
      name: "Android",
      steps: [
        "Chạm nút ở trên. Nếu được hỏi, hãy chọn Chứng chỉ CA.",
        "Nếu không: Cài đặt > Bảo mật > Mã hóa và thông tin xác thực > Cài đặt chứng chỉ > Chứng chỉ CA > Vẫn cài đặt, rồi chọn comanda.crt trong Tải xuống.",
      ],
    },
    {
      name: "Windows",
      steps: [
        "Mở comanda.crt trong Tải xuống và bấm Install Certificate.",
        "Chọn Local Machine, rồi Place all certificates in the following store, và chọn Trusted Root Certification Authorities.",
        "Hoàn tất, rồi mở lại trình duyệt.",
      ],
    },
    {
      name: "Mac",
      steps: [
        "Mở comanda.crt trong Tải xuống và thêm vào chuỗi khóa System.",
        "Trong Keychain Access, bấm đúp Comanda, mở Trust và chọn Always Trust.",
      ],
    },
    {
      name: "Linux, trong Chrome",
      steps: [
        "Cài đặt > Quyền riêng tư và bảo mật > Bảo mật > Quản lý chứng chỉ > Tùy chỉnh > Nhập, rồi chọn comanda.crt.",
      ],
    },
  ],
  afterwards: "Sau đó",
  openTill: "Mở máy bán hàng",
  check: "Có đúng chứng chỉ không?",
  checkHint: "Muốn chắc chắn, hãy so dấu vân tay này với dấu mà máy chủ in ra khi khởi động.",
};

const thai: TrustMessages = {
  tag: "th",
  name: "ไทย",
  title: "ให้เครื่องนี้เชื่อถือ Comanda",
  why: "Comanda สร้างใบรับรองสำหรับเครือข่ายของร้านเอง เครื่องนี้ติดตั้งเพียงครั้งเดียว หลังจากนั้นจะเปิดเครื่องขายได้โดยไม่มีคำเตือน และติดตั้งเป็นแอปได้",
  download: "ดาวน์โหลดใบรับรอง",
  devices: [
    {
      name: "iPad และ iPhone",
      steps: [
        "เปิดหน้านี้ใน Safari แตะปุ่มด้านบน แล้วแตะ อนุญาต",
        "การตั้งค่า > ทั่วไป > VPN และการจัดการอุปกรณ์: แตะ Comanda แล้วแตะ ติดตั้ง",
        "การตั้งค่า > ทั่วไป > เกี่ยวกับ > การตั้งค่าความเชื่อถือใบรับรอง: เปิด Comanda",
      ],
    },
    {
      name: "Android",
      steps: [
        "แตะปุ่มด้านบน หากมีคำถาม ให้เลือก ใบรับรอง CA",
        "หรือ: การตั้งค่า > ความปลอดภัย > การเข้ารหัสและข้อมูลรับรอง > ติดตั้งใบรับรอง > ใบรับรอง CA > ติดตั้งเลย แล้วเลือก comanda.crt ในดาวน์โหลด",
      ],
    },
    {
      name: "Windows",
      steps: [
        "เปิด comanda.crt ในดาวน์โหลด แล้วกด Install Certificate",
        "เลือก Local Machine แล้ว Place all certificates in the following store และเลือก Trusted Root Certification Authorities",
        "กดเสร็จสิ้น แล้วเปิดเบราว์เซอร์ใหม่",
      ],
    },
    {
      name: "Mac",
      steps: [
        "เปิด comanda.crt ในดาวน์โหลด แล้วเพิ่มลงในพวงกุญแจ System",
        "ใน Keychain Access ดับเบิลคลิก Comanda เปิด Trust แล้วเลือก Always Trust",
      ],
    },
    {
      name: "Linux ใน Chrome",
      steps: [
        "การตั้งค่า > ความเป็นส่วนตัวและความปลอดภัย > ความปลอดภัย > จัดการใบรับรอง > กำหนดเอง > นำเข้า แล้วเลือก comanda.crt",
      ],
    },
  ],
  afterwards: "จากนั้น",
  openTill: "เปิดเครื่องขาย",
  check: "ใช่ใบรับรองที่ถูกต้องหรือไม่",
  checkHint: "หากต้องการความมั่นใจ ให้เทียบลายนิ้วมือนี้กับที่เซิร์ฟเวอร์พิมพ์ออกมาเมื่อเริ่มทำงาน",
};

const filipino: TrustMessages = {
  tag: "fil",
  name: "Filipino",
  title: "Pagkatiwalaan ng device na ito ang Comanda",
  why: "Gumagawa ang Comanda ng sarili nitong certificate para sa network ninyo. Isang beses lang ito kailangan ng device na ito; pagkatapos ay bubukas ang till nang walang babala at maaaring i-install bilang app.",
  download: "Kunin ang certificate",
  devices: [
    {
      name: "iPad at iPhone",
      steps: [
        "Buksan ang pahinang ito sa Safari, pindutin ang button sa itaas, saka ang Allow.",
        "Settings > General > VPN & Device Management: pindutin ang Comanda, saka ang Install.",
        "Settings > General > About > Certificate Trust Settings: buksan ang Comanda.",
      ],
    },
    {
      name: "Android",
      steps: [
        "Pindutin ang button sa itaas. Kung magtanong, piliin ang CA certificate.",
        "Kung hindi: Settings > Security > Encryption & credentials > Install a certificate > CA certificate > Install anyway, at piliin ang comanda.crt sa Downloads.",
      ],
    },
    {
      name: "Windows",
      steps: [
        "Buksan ang comanda.crt sa Downloads at pindutin ang Install Certificate.",
        "Piliin ang Local Machine, saka Place all certificates in the following store, at ang Trusted Root Certification Authorities.",
        "Tapusin, at buksan ulit ang browser.",
      ],
    },
    {
      name: "Mac",
      steps: [
        "Buksan ang comanda.crt sa Downloads at idagdag sa System keychain.",
        "Sa Keychain Access, i-double-click ang Comanda, buksan ang Trust at piliin ang Always Trust.",
      ],
    },
    {
      name: "Linux, sa Chrome",
      steps: [
        "Settings > Privacy and security > Security > Manage certificates > Custom > Import, at piliin ang comanda.crt.",
      ],
    },
  ],
  afterwards: "Pagkatapos",
  openTill: "Buksan ang till",
  check: "Ito ba ang tama?",
  checkHint:
    "Para makasiguro, ihambing ang fingerprint na ito sa ipinapakita ng server kapag nagsisimula ito.",
};

export const trustMessages: readonly TrustMessages[] = [english, vietnamese, thai, filipino];
