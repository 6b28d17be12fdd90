import { money } from "@comanda/domain/money/money";
import { timeZone } from "@comanda/domain/time/local-time";
import { languages } from "@comanda/domain/venue/settings";
import { expect, test } from "vitest";

import { composePaper } from "./compose-paper.ts";
import type { RenderOptions } from "./formatter.ts";
import { extractPaperText } from "./extract-paper-text.ts";
import { openBill, paidBill, voidedBill } from "./samples/bills.ts";
import { commissionReport } from "./samples/reports.ts";
import { samples } from "./samples/samples.ts";
import { shiftReport } from "./samples/summaries.ts";
import { barTicket, cancelTicket, kitchenTicket } from "./samples/tickets.ts";

const testOptions: RenderOptions = {
  language: "en_US",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
};

const readLines = (
  document: Parameters<typeof composePaper>[0],
  how: Partial<RenderOptions> = {},
) =>
  extractPaperText(composePaper(document, { ...testOptions, ...how })).map((line) =>
    line.join(" | "),
  );

test("a paid bill shows everything from the venue to the change", () => {
  expect(readLines(paidBill)).toEqual([
    "Lotus House",
    "24 Soi Convent, Silom, Bangkok 10500",
    "+66 2 000 0100",
    "Bill 10482 | 4 guests",
    "Table 12 | 20/11/2026 20:40",
    "Mali Wong",
    "Customer: บริษัท เจ้าพระยาพาณิชย์ จำกัด",
    "1 | Gin | 140.00",
    "Tonic | 30.00",
    "2 | Singha Beer | 180.00 | 90.00 each | Happy hour: 2 + 1",
    "Singha Beer | 0.00",
    "1 | ผัดไทยกุ้งสด Pad Thai with fresh prawns | 220.00 | no nuts",
    "2 | Phở bò tái chín đặc biệt | 370.00 | 185.00 each",
    "1 | Rib Eye 250 g | 890.00 | Medium rare | sauce aside",
    "1.5 | Foot Massage | 600.00 | 1 h 30 min, 19:10–20:40 | 1.5 h · 400.00 per hour",
    "Subtotal | 2,520.00",
    "Promotions | -90.00",
    "After discounts | 2,430.00",
    "Service charge 10 % | 243.00",
    "Total | 2,673.00",
    "VAT 7 % included | 174.87",
    "Visa | 1,500.00",
    "Cash | 1,200.00",
    "Change | 27.00",
    "Thank you",
  ]);
});

test("a bill shows the sign, the tax number and the texts that the venue has set", () => {
  const location = {
    ...paidBill.location,
    taxNumber: "0105550001234",
    header: "Branch 00001",
    footer: "Wi-Fi: lotus",
  };
  const signed = { ...testOptions.money, sign: { text: "฿", isBefore: true } };
  const lines = readLines({ ...paidBill, location }, { money: signed });
  expect(lines.slice(2, 5)).toEqual(["+66 2 000 0100", "Tax ID 0105550001234", "Branch 00001"]);
  expect(lines).toContain("2 | Singha Beer | ฿180.00 | ฿90.00 each | Happy hour: 2 + 1");
  expect(lines).toContain("Promotions | -฿90.00");
  expect(lines).toContain("Total | ฿2,673.00");
  expect(lines).toContain("Change | ฿27.00");
  expect(lines.slice(-2)).toEqual(["Thank you", "Wi-Fi: lotus"]);
});

test("a bill shows the guest's company below their name, as far as it is known", () => {
  const company = {
    name: "Chao Phraya Trading Co., Ltd.",
    address: "1 Charoen Krung Road, Bangkok 10100",
    taxNumber: "0105550005678",
  };
  const named = { ...paidBill, customer: "Khun Anong", company };
  const lines = readLines(named);
  expect(lines.slice(5, 11)).toEqual([
    "Mali Wong",
    "Customer: Khun Anong",
    "Chao Phraya Trading Co., Ltd.",
    "1 Charoen Krung Road, Bangkok 10100",
    "Tax ID 0105550005678",
    "1 | Gin | 140.00",
  ]);
  expect(readLines(named, { language: "th_TH" })).toContain("เลขประจำตัวผู้เสียภาษี 0105550005678");
  const part = { ...named, company: { ...company, address: "", taxNumber: "" } };
  expect(readLines(part)).toEqual(lines.toSpliced(8, 2));
  const erased = { name: "", address: "", taxNumber: "" };
  expect(readLines({ ...named, company: erased })).toEqual(lines.toSpliced(7, 3));
});

test("a bill shows its number of the day at venues that number by day", () => {
  const merged = [{ number: 10_480, billNumberWorkday: 5 }];
  const byDay = { ...paidBill, merged, billNumberWorkday: 7, isNumberedByDay: true };
  const lines = readLines(byDay);
  expect(lines).toContain("Bill 7 | 4 guests");
  expect(lines).toContain("#10482");
  expect(lines.join()).toMatch(/With bills 5,/);
  const ticket = { ...kitchenTicket, billNumberWorkday: 7, isNumberedByDay: true };
  expect(readLines(ticket).join()).toContain("Bill 7 |");
});

test("a voided bill says so, with the reason, and without thanks", () => {
  expect(readLines(voidedBill).slice(3, 5)).toEqual(["VOIDED", "guests left before the food came"]);
  expect(readLines(voidedBill)).not.toContain("Thank you");
});

test("a bill without sums has no subtotal", () => {
  const plain = { ...paidBill, discount: money(0), charges: [], rounding: money(0) };
  expect(readLines(plain)).not.toContain("Subtotal | 2,520.00");
  expect(readLines({ ...plain, rounding: money(-25) })).toContain("Rounding | -0.25");
});

test("every paper that may have been printed before is marked as a copy", () => {
  const papers = Object.entries(samples).filter(([, { kind }]) => kind !== "test-page");
  const marks = { en_US: "COPY", vi_VN: "BẢN SAO", th_TH: "สำเนา", tl_PH: "KOPYA" };
  const unmarked = languages.flatMap((language) =>
    papers.filter(([, document]) => {
      const repeat = composePaper(document, { ...testOptions, language, isRepeat: true });
      return !extractPaperText(repeat).flat().includes(marks[language]);
    }),
  );
  expect(unmarked).toEqual([]);
});

test("a filed report that is printed again is a copy, and the report of an open shift has no number", () => {
  if (shiftReport.kind !== "shift-report") throw new Error("It is another report");
  expect(readLines(shiftReport)[0]).toBe("Shift report 12");
  expect(readLines({ ...shiftReport, isCopy: true }).slice(0, 2)).toEqual([
    "COPY",
    "Shift report 12",
  ]);
  expect(readLines({ ...shiftReport, number: null })[0]).toBe("Shift report");
});

test("a shift report contains everything from the cashier to the paid commissions", () => {
  expect(readLines(shiftReport)).toEqual([
    "Shift report 12",
    "Station: Restaurant",
    "Shift: Evening",
    "Cashier: 20 Mali Wong",
    "Start time: 20/11/2026 16:30",
    "End time: 21/11/2026 00:05",
    "Journal: 18204: ab12 cd34 ef56 7890 ab12 cd34",
    "Drawer",
    "Start cash | 5,000.00",
    "Received cash | 41,250.00",
    "Change | 1,250.00",
    "Payments money-in | 0.00",
    "Payments money-out | 1,740.00",
    "Commissions paid | 500.00",
    "Expected in the drawer | 42,760.00",
    "Counted in the drawer | 42,740.00",
    "Difference | -20.00",
    "Bills",
    "Close | 42 | 86,420.00",
    "Void | 1 | 185.00",
    "Open | 3 | 4,200.00",
    "Customer payments",
    "Cash | 40,000.00",
    "Card | 46,420.00",
    "Other | 0.00",
    "Total | 86,420.00",
    "Payments by method",
    "Cash | 41,250.00",
    "Visa | 46,420.00",
    "Change | 1,250.00",
    "Prepaid on open bills | 0.00",
    "Sales: payments − change − prepaid | 86,420.00",
    "Tax and charges",
    "Service charge 10 % | 7,856.43",
    "VAT 7 % (included) | 5,653.64",
    "Net by rate",
    "Service charge 10 % | 78,564.30 | 7,856.43",
    "VAT 7 % | 80,766.29 | 5,653.64",
    "Discounts",
    "Credited back | 320.00",
    "Promotions | 1,436.40",
    "Rounding | -0.03",
    "Money-out",
    "ตลาด Market | 1,740.00",
    "20/11 15:15 น้ำแข็ง 4 ถุง | 240.00",
    "20/11 15:15 Fresh prawns and lime | 1,500.00",
    "Earned Commission",
    "20 Mali Wong | 1,250.00",
    "Paid Commission",
    "20 Mali Wong | 500.00",
    "20/11 15:15 advance | 500.00",
  ]);
});

test("staff sign for a commission that is due, and not for a negative one", () => {
  if (commissionReport.kind !== "commission-report") throw new Error("It is another report");
  const [first] = commissionReport.dues ?? [];
  if (first === undefined) throw new Error("Nothing is due");
  const owed = { ...first, ref: "9", name: "Noi", amount: money(-100_00) };
  const lines = readLines({ ...commissionReport, dues: [first, owed] });
  expect(lines).toContain("9 Noi | -100.00");
  expect(lines.filter((line) => line === "Signature")).toHaveLength(1);
});

test("a shift report without a count or journal position leaves out both", () => {
  if (shiftReport.kind !== "shift-report") throw new Error("It is another report");
  const drawer = { ...shiftReport.summary.drawer, counted: null, difference: null };
  const summary = { ...shiftReport.summary, drawer, journalHead: "18204" };
  const lines = readLines({ ...shiftReport, summary });
  expect(lines.filter((line) => /^(Counted|Difference|Journal)/.test(line))).toEqual([]);
});

test("a ticket shows what is to be made, and what is cancelled", () => {
  expect(readLines(kitchenTicket).slice(4, 6)).toEqual([
    "2 | Pad Thai | no nuts, allergy!",
    "1 | Rib Eye 250 g | Medium rare | sauce aside",
  ]);
  expect(readLines(cancelTicket).slice(4)).toEqual([
    "CANCEL",
    "−1 | Pad Thai | no nuts, allergy!",
    "−3 | ปลากะพงทอดน้ำปลา",
  ]);
});

test("a mixer shows its quantity only if it is more than one", () => {
  const [gin, tonic] = barTicket.lines;
  if (gin === undefined || tonic === undefined) throw new Error("No gin and tonic");
  const lines = [gin, tonic, { ...tonic, qty: 1 }, { ...tonic, isCancelled: true }];
  expect(readLines({ ...barTicket, lines }).slice(4)).toEqual([
    "2 | Gin",
    "+ 2 × Tonic",
    "+ Tonic",
    "CANCEL",
    "+ −2 × Tonic",
  ]);
  const pieces = paidBill.lines.map((line) => (line.isUnder ? { ...line, qty: 2 } : line));
  expect(readLines({ ...paidBill, lines: pieces }).join()).toContain("2 × Tonic");
  expect(readLines(paidBill).join()).not.toContain("× Tonic");
});

test("a drawer pulse has no text", () => {
  expect(readLines({ kind: "drawer-pulse" })).toEqual([]);
});

test("an open bill shows when it was opened, and a paid one when it was paid", () => {
  const dates = { createdDate: "2026-11-20 11:00:00", updatedDate: "2026-11-20 13:40:00" };
  expect(readLines({ ...openBill, ...dates })).toContain("Table 12 | 20/11/2026 18:00");
  expect(readLines({ ...paidBill, ...dates })).toContain("Table 12 | 20/11/2026 20:40");
});

test("a mixer that its drink contains shows no amount, and a free piece does", () => {
  const lines = paidBill.lines.map((line) => ({ ...line, total: money(0) }));
  expect(readLines({ ...paidBill, lines })).toEqual(
    expect.arrayContaining(["1 | Gin | 0.00", "Tonic", "Singha Beer | 0.00"]),
  );
});

test("a massage that costs nothing shows its time, but no rate", () => {
  const lines = paidBill.lines.map((line) => ({ ...line, price: money(0) }));
  expect(readLines({ ...paidBill, lines })).toContain(
    "1.5 | Foot Massage | 600.00 | 1 h 30 min, 19:10–20:40 | 1.5 h",
  );
});

test("the venue's money and time formats are used", () => {
  const lines = readLines(paidBill, {
    language: "vi_VN",
    money: { hasDecimals: false, decimalSeparator: ",", thousandSeparator: "." },
    zone: timeZone("Asia/Manila"),
  });
  expect(lines).toContain("Tổng cộng | 2.673");
  expect(lines).toContain("Bàn 12 | 20/11/2026 21:40");
  expect(lines).toContain(
    "1,5 | Foot Massage | 600 | 1 giờ 30 phút, 20:10–21:40 | 1,5 giờ · 400 mỗi giờ",
  );
});
