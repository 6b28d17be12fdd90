import type { OfficeGridMessages } from "../../en_US/office/grid.ts";

export const officeGrid: OfficeGridMessages = {
  title: "Sửa nhiều món",
  open: "Sửa nhiều món",
  back: "Về danh sách",
  undo: "Hoàn tác",
  fillDown: "Điền xuống",
  cells: {
    row: "Dòng",
    cell: (column, row) => `${column}: ${row}`,
  },
  newArticle: "Món mới",
  hint: "Gõ vào ô, hoặc dán các dòng từ bảng tính. Dòng cuối để thêm món.",
  place: (row, column) => `Dòng ${row}, ${column}`,
  before: (text) => `đang lưu là ${text}`,
  save: (count) => `Lưu ${count} thay đổi`,
  saved: (count) => `Đã lưu ${count} thay đổi`,
  nextProblem: (count) =>
    count === 1 ? "Xem chỗ cần sửa" : `Xem chỗ tiếp theo trong ${count} chỗ cần sửa`,
  formula: "đây là công thức, không phải giá trị. Hãy sao chép dạng giá trị trong bảng tính",
  notFound: (field) => `${field}: không có tên này. Hãy chọn một tên, hoặc thêm nó trước`,
  pasteProblems: {
    "too-wide": "Chưa dán gì: các dòng này có nhiều cột hơn ở đây.",
    "too-many-rows": "Chưa dán gì: quá nhiều dòng cho một lần.",
  },
  conflictTitle: (by, article) => `${by} vừa sửa ${article}`,
  conflictText: "Chưa lưu gì. Hãy chọn giá trị sẽ giữ, rồi lưu lại.",
  retiredMeanwhile: (by, article) => `${by} vừa ngừng dùng ${article}. Chưa lưu gì.`,
  takeTheirs: "Dùng bản của họ",
  keepMine: "Giữ bản của tôi",
  takeAllTheirs: (count) => `Dùng bản của họ cho cả ${count} món`,
  keepAllMine: (count) => `Giữ bản của tôi cho cả ${count} món`,
};
