import type { OfficeMessages } from "../../en_US/office/all.ts";
import { hints } from "./hints.ts";
import { officeRecords } from "./records.ts";
import { officeTools } from "./tools.ts";
import { officeReports } from "./reports.ts";
import { officeFrontPage } from "./front-page.ts";
import { officePrinting } from "./printing.ts";
import { officeLogo } from "./logo.ts";
import { officePaperWords } from "./paper-words.ts";
import { officeImport } from "./import.ts";
import { officeRights } from "./rights.ts";
import { officePriceList } from "./price-list.ts";
import { officeGrid } from "./grid.ts";
import { officeAccounting } from "./accounting.ts";
import { officeFloor } from "./floor.ts";

export const office: OfficeMessages = {
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
    people: "พนักงานและลูกค้า",
    stock: "สต็อก",
    places: "จุดขายและเครื่อง",
    reports: "รายงาน",
    house: "กิจการ",
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
      cancel: "กลับ",
      conflictTitle: (by) => `${by} แก้ไขรายการนี้ไปแล้ว`,
      conflictText: "ดูข้อมูลล่าสุด หรือบันทึกของคุณทับ",
      takeTheirs: "ดูข้อมูลล่าสุด",
      keepMine: "บันทึกของฉัน",
    },
  },

  records: officeRecords,
  hints,
  tools: officeTools,
  reports: officeReports,
  frontPage: officeFrontPage,
  printing: officePrinting,
  paperWords: officePaperWords,
  logo: officeLogo,
  menuImport: officeImport,
  rights: officeRights,
  priceList: officePriceList,
  menuGrid: officeGrid,
  accounting: officeAccounting,
  floor: officeFloor,
};
