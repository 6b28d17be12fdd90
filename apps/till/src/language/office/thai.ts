import type { OfficeMessages } from "./english.ts";
import { hintsThai } from "./hints/thai.ts";
import { officeRecordsThai } from "./records/thai.ts";
import { officeToolsThai } from "./tools/thai.ts";
import { officeReportsThai } from "./reports/thai.ts";
import { officeFrontPageThai } from "./front-page/thai.ts";
import { officePrintingThai } from "./printing/thai.ts";
import { officeLogoThai } from "./logo/thai.ts";
import { officePaperWordsThai } from "./paper-words/thai.ts";
import { officeImportThai } from "./import/thai.ts";
import { officeRightsThai } from "./rights/thai.ts";
import { officePriceListThai } from "./price-list/thai.ts";
import { officeGridThai } from "./grid/thai.ts";

export const officeThai: OfficeMessages = {
  title: "หลังร้าน",
  navigation: "เมนูหลังร้าน",
  openNavigation: "เปิดเมนูหลังร้าน",
  close: "ปิด",
  backToTill: "กลับหน้าขาย",
  opening: "กำลังเปิดหลังร้าน",
  unreachable: "โหลดส่วนนี้ไม่สำเร็จ",
  startAgain: "ลองอีกครั้ง",

  missingRows: {
    title: (rows: number, since: string) => `ขาดไป ${rows} รายการตั้งแต่ ${since}`,
    otherTitle: (since: string) => `มีรายการก่อน ${since} ขาดหายไป`,
    hint: (till: string) =>
      `เครื่องขายของ ${till} เคยเห็นข้อมูลที่เซิร์ฟเวอร์นี้ไม่มี อาจมีการกู้คืนข้อมูลสำรองเก่า หรือดิสก์ทำข้อมูลหาย โปรดเทียบบิลกับใบที่พิมพ์ไว้`,
    seen: "รับทราบ",
  },

  groups: {
    menu: "เมนู",
    selling: "การขาย",
    people: "พนักงาน",
    stock: "สต็อก",
    places: "จุดขายและเครื่อง",
    reports: "รายงาน",
    house: "ร้าน",
  },

  parts: {
    table: {
      search: "ค้นหา",
      all: "ทั้งหมด",
      noRows: "ยังไม่มีรายการ",
      noRowsHint: "รายการที่เพิ่มจะแสดงที่นี่",
      noMatches: "ไม่พบรายการที่ค้นหา",
      noMatchesHint: "ลองพิมพ์ให้สั้นลง หรือเปลี่ยนตัวกรอง",
      rows: (shown, all) => (shown === all ? `${all}` : `${shown} จาก ${all}`),
      selected: (count) => `เลือกแล้ว ${count}`,
      selectAll: "เลือกทั้งหมดที่แสดง",
      select: "เลือกแล้ว",
    },

    form: {
      save: "บันทึก",
      saveAndAdd: "บันทึกแล้วเพิ่มอีก",
      cancel: "ยกเลิก",
      unsavedTitle: "ยังไม่ได้บันทึก",
      unsavedText: "สิ่งที่แก้ไขไว้จะหายไป",
      leave: "ออกโดยไม่บันทึก",
      stay: "แก้ไขต่อ",
      conflictTitle: (by) => `${by} แก้ไขรายการนี้ไปแล้ว`,
      conflictText: "ดูข้อมูลล่าสุด หรือบันทึกของคุณทับ",
      takeTheirs: "ดูข้อมูลล่าสุด",
      keepMine: "บันทึกของฉัน",
    },
  },

  records: officeRecordsThai,
  hints: hintsThai,
  tools: officeToolsThai,
  reports: officeReportsThai,
  frontPage: officeFrontPageThai,
  printing: officePrintingThai,
  paperWords: officePaperWordsThai,
  logo: officeLogoThai,
  menuImport: officeImportThai,
  rights: officeRightsThai,
  priceList: officePriceListThai,
  menuGrid: officeGridThai,
};
