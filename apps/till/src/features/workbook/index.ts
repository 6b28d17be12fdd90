export { readWorkbook, type WorkbookFault } from "./read-workbook.ts";
