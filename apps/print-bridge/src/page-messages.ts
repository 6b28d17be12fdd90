import type { DeliveryOutcome } from "@comanda/contract/bridge";

export type PageMessages = {
  readonly tag: string;
  readonly title: string;
  readonly works: string;
  readonly printers: string;
  readonly waiting: (jobs: number) => string;
  readonly latest: string;
  readonly nothingYet: string;
  readonly authority: string;
  readonly authorityHint: string;
  readonly version: string;
  readonly outcomes: Readonly<Record<DeliveryOutcome, string>>;
};

const english: PageMessages = {
  tag: "en",
  title: "Print bridge",
  works: "The print bridge is working. If the till sent you here, go back to it and print again.",
  printers: "Printers",
  waiting: (jobs) => (jobs === 1 ? "1 paper waiting" : `${jobs} papers waiting`),
  latest: "Latest papers",
  nothingYet: "Nothing printed yet",
  authority: "Certificate of this print bridge",
  authorityHint: "Devices that trust it are not asked again.",
  version: "Version",
  outcomes: {
    delivered: "Delivered",
    refused: "Refused: is the printer ready, and is it at this address?",
    unreachable: "Unreachable: is it switched on and on the network?",
    "connect-timeout": "Not responding: is it switched on?",
    "stopped-reading": "Stopped halfway: is there paper, is the cover closed?",
    reset: "Stopped halfway: check what came out",
    "closed-half-way": "Stopped halfway: check what came out",
  },
};

const thai: PageMessages = {
  tag: "th",
  title: "ตัวเชื่อมเครื่องพิมพ์",
  works: "ตัวเชื่อมทำงานปกติ หากเครื่องขายพามาหน้านี้ ให้กลับไปแล้วสั่งพิมพ์อีกครั้ง",
  printers: "เครื่องพิมพ์",
  waiting: (jobs) => `รอพิมพ์ ${jobs} ใบ`,
  latest: "รายการล่าสุด",
  nothingYet: "ยังไม่มีการพิมพ์",
  authority: "ใบรับรองของตัวเชื่อมนี้",
  authorityHint: "ติดตั้งแล้ว เครื่องจะไม่ถามอีก",
  version: "เวอร์ชัน",
  outcomes: {
    delivered: "ส่งถึงเครื่องพิมพ์แล้ว",
    refused: "เครื่องพิมพ์ไม่รับ ตรวจดูว่าเครื่องพร้อมและที่อยู่ถูกต้อง",
    unreachable: "ติดต่อไม่ได้ ตรวจดูว่าเปิดเครื่องและต่อเครือข่ายแล้ว",
    "connect-timeout": "ไม่ตอบ ตรวจดูว่าเปิดเครื่องแล้ว",
    "stopped-reading": "หยุดกลางคัน ตรวจดูกระดาษและฝาเครื่อง",
    reset: "ขาดการเชื่อมต่อกลางคัน ดูใบที่ออกมาก่อน",
    "closed-half-way": "ขาดการเชื่อมต่อกลางคัน ดูใบที่ออกมาก่อน",
  },
};

const vietnamese: PageMessages = {
  tag: "vi",
  title: "Cầu nối máy in",
  works: "Cầu nối đang chạy. Nếu máy bán hàng đưa bạn đến đây, hãy quay lại và in lại.",
  printers: "Máy in",
  waiting: (jobs) => `${jobs} phiếu đang chờ`,
  latest: "Phiếu gần nhất",
  nothingYet: "Chưa in gì",
  authority: "Chứng chỉ của cầu nối này",
  authorityHint: "Thiết bị đã tin cậy chứng chỉ sẽ không bị hỏi lại.",
  version: "Phiên bản",
  outcomes: {
    delivered: "Đã gửi đến máy in",
    refused: "Máy in từ chối: máy đã sẵn sàng và đúng địa chỉ chưa?",
    unreachable: "Không kết nối được: máy đã bật và vào mạng chưa?",
    "connect-timeout": "Không trả lời: máy đã bật chưa?",
    "stopped-reading": "Dừng giữa chừng: còn giấy không, nắp đã đóng chưa?",
    reset: "Bị ngắt giữa chừng: hãy xem phiếu đã in ra",
    "closed-half-way": "Bị ngắt giữa chừng: hãy xem phiếu đã in ra",
  },
};

const filipino: PageMessages = {
  tag: "fil",
  title: "Ang print bridge",
  works: "Gumagana ang print bridge. Kung dinala ka rito ng till, bumalik doon at mag-print ulit.",
  printers: "Mga printer",
  waiting: (jobs) => `${jobs} papel ang naghihintay`,
  latest: "Mga huling papel",
  nothingYet: "Wala pang na-print",
  authority: "Certificate ng print bridge na ito",
  authorityHint: "Hindi na muling tatanungin ang device na nagtitiwala rito.",
  version: "Bersyon",
  outcomes: {
    delivered: "Naipadala sa printer",
    refused: "Tumanggi: handa ba ang printer, at tama ba ang address?",
    unreachable: "Hindi maabot: nakabukas ba ito at nasa network?",
    "connect-timeout": "Walang sagot: nakabukas ba ito?",
    "stopped-reading": "Huminto sa gitna: may papel ba, nakasara ba ang takip?",
    reset: "Huminto sa gitna: tingnan ang lumabas na papel",
    "closed-half-way": "Huminto sa gitna: tingnan ang lumabas na papel",
  },
};

const languages = new Map([
  ["en", english],
  ["th", thai],
  ["vi", vietnamese],
  ["fil", filipino],
  ["tl", filipino],
]);

/** The texts in the language that the browser prefers. */
export function pageMessages(acceptLanguage: string): PageMessages {
  const wanted = acceptLanguage
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.trim().split(";q=");
      return { language: tag.toLowerCase().split("-")[0] ?? "", weight: Number(weight ?? 1) };
    })
    .toSorted((one, other) => other.weight - one.weight);
  const known = wanted.map(({ language }) => languages.get(language));
  return known.find((words) => words !== undefined) ?? english;
}
