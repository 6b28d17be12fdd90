import type { OfficeGridMessages } from "../../en_US/office/grid.ts";

export const officeGrid: OfficeGridMessages = {
  title: "แก้ไขสินค้าหลายรายการ",
  open: "แก้ไขหลายรายการ",
  back: "กลับไปที่รายการ",
  undo: "เลิกทำ",
  fillDown: "เติมลงล่าง",
  cells: {
    row: "แถว",
    cell: (column, row) => `${column}: ${row}`,
  },
  newArticle: "สินค้าใหม่",
  hint: "พิมพ์ในเซลล์ หรือวางแถวจากสเปรดชีต แถวสุดท้ายใช้เพิ่มสินค้า",
  place: (row, column) => `แถว ${row} ${column}`,
  before: (text) => `ที่บันทึกไว้คือ ${text}`,
  save: (count) => `บันทึก ${count} การแก้ไข`,
  saved: (count) => `บันทึกแล้ว ${count} การแก้ไข`,
  nextProblem: (count) => (count === 1 ? "ดูจุดที่ต้องแก้" : `ดูจุดที่ต้องแก้ถัดไป จาก ${count} จุด`),
  formula: "นี่คือสูตร ไม่ใช่ค่า ให้คัดลอกเป็นค่าจากสเปรดชีต",
  notFound: (field) => `${field}: ไม่มีชื่อนี้ กรุณาเลือกจากที่มี หรือเพิ่มก่อน`,
  pasteProblems: {
    "too-wide": "ไม่ได้วางอะไร: แถวเหล่านี้มีคอลัมน์มากกว่าที่นี่",
    "too-many-rows": "ไม่ได้วางอะไร: จำนวนแถวมากเกินไปสำหรับครั้งเดียว",
  },
  conflictTitle: (by, article) => `${by} แก้ไข ${article} ไปแล้ว`,
  conflictText: "ยังไม่ได้บันทึกอะไร เลือกค่าที่จะใช้ แล้วบันทึกอีกครั้ง",
  retiredMeanwhile: (by, article) => `${by} เลิกใช้ ${article} ไปแล้ว ยังไม่ได้บันทึกอะไร`,
  takeTheirs: "ใช้ของเขา",
  keepMine: "ใช้ของฉัน",
  takeAllTheirs: (count) => `ใช้ของเขาทั้ง ${count} รายการ`,
  keepAllMine: (count) => `ใช้ของฉันทั้ง ${count} รายการ`,
};
