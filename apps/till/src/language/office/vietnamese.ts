import type { OfficeMessages } from "./english.ts";
import { hintsVietnamese } from "./hints/vietnamese.ts";
import { officeRecordsVietnamese } from "./records/vietnamese.ts";
import { officeToolsVietnamese } from "./tools/vietnamese.ts";
import { officeReportsVietnamese } from "./reports/vietnamese.ts";
import { officeFrontPageVietnamese } from "./front-page/vietnamese.ts";
import { officePrintingVietnamese } from "./printing/vietnamese.ts";
import { officeLogoVietnamese } from "./logo/vietnamese.ts";
import { officePaperWordsVietnamese } from "./paper-words/vietnamese.ts";
import { officeImportVietnamese } from "./import/vietnamese.ts";
import { officeRightsVietnamese } from "./rights/vietnamese.ts";
import { officePriceListVietnamese } from "./price-list/vietnamese.ts";
import { officeGridVietnamese } from "./grid/vietnamese.ts";

export const officeVietnamese: OfficeMessages = {
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
    people: "Con người",
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
      cancel: "Bỏ qua",
      unsavedTitle: "Chưa lưu",
      unsavedText: "Những gì bạn vừa sửa ở đây sẽ mất.",
      leave: "Rời đi, không lưu",
      stay: "Sửa tiếp",
      conflictTitle: (by) => `${by} vừa sửa mục này`,
      conflictText: "Hãy xem nội dung hiện tại, hoặc lưu đè bản của bạn.",
      takeTheirs: "Xem nội dung hiện tại",
      keepMine: "Lưu bản của tôi",
    },
  },

  records: officeRecordsVietnamese,
  hints: hintsVietnamese,
  tools: officeToolsVietnamese,
  reports: officeReportsVietnamese,
  frontPage: officeFrontPageVietnamese,
  printing: officePrintingVietnamese,
  paperWords: officePaperWordsVietnamese,
  logo: officeLogoVietnamese,
  menuImport: officeImportVietnamese,
  rights: officeRightsVietnamese,
  priceList: officePriceListVietnamese,
  menuGrid: officeGridVietnamese,
};
