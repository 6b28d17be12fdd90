import type { OfficePaperWordsMessages } from "../../en_US/office/paper-words.ts";

export const officePaperWords: OfficePaperWordsMessages = {
  search: "Tìm từ",
  noWord: "Không có từ nào phù hợp",
  uses: {
    bills: "Hóa đơn",
    "bills-and-tickets": "Hóa đơn và phiếu",
    tickets: "Phiếu",
    repeats: "Giấy in lại",
    times: "Bán theo thời gian",
    lists: "Danh sách món và hoa hồng",
    counts: "Kiểm đếm tiền mặt",
    slips: "Tiền vào và tiền ra",
    "report-heads": "Báo cáo: tiêu đề và thông tin",
    "report-tables": "Báo cáo: bảng",
    "test-pages": "Trang in thử",
  },
};
