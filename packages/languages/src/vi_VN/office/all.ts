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
  title: "Trang quản lý",
  navigation: "Menu quản lý",
  openNavigation: "Mở menu quản lý",
  close: "Đóng",
  backToTill: "Về màn hình bán hàng",
  opening: "Đang mở trang quản lý",
  unreachable: "Không tải được phần này",
  startAgain: "Thử lại",

  missingRows: {
    title: (rows: number, since: string) => `Thiếu ${rows} mục kể từ ${since}`,
    otherTitle: (since: string) => `Thiếu các mục trước ${since}`,
    hint: (till: string) =>
      `Máy bán hàng của ${till} đã thấy những gì máy chủ này không có: một bản sao lưu cũ đã được khôi phục, hoặc ổ đĩa đã mất dữ liệu. Hãy so hóa đơn với giấy đã in.`,
    seen: "Đánh dấu đã xem",
  },

  groups: {
    menu: "Thực đơn",
    selling: "Bán hàng",
    people: "Nhân viên và khách",
    stock: "Kho",
    places: "Quầy và máy",
    reports: "Báo cáo",
    house: "Quán",
  },

  parts: {
    table: {
      search: "Tìm",
      all: "Tất cả",
      noRows: "Chưa có gì ở đây",
      noRowsHint: "Những gì được thêm sẽ hiện ở đây.",
      noMatches: "Không tìm thấy kết quả",
      noMatchesHint: "Thử gõ ít chữ hơn, hoặc chọn bộ lọc khác.",
      rows: (shown, all) => (shown === all ? `${all}` : `${shown} / ${all}`),
      selected: (count) => `Đã chọn ${count}`,
      selectAll: "Chọn tất cả đang hiện",
      select: "Đã chọn",
    },

    form: {
      save: "Lưu",
      saveAndAdd: "Lưu và thêm tiếp",
      cancel: "Quay lại",
      conflictTitle: (by) => `${by} vừa sửa mục này`,
      conflictText: "Hãy xem nội dung hiện tại, hoặc lưu đè bản của bạn.",
      takeTheirs: "Xem nội dung hiện tại",
      keepMine: "Lưu bản của tôi",
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
