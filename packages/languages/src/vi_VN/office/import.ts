import type { OfficeImportMessages } from "../../en_US/office/import.ts";

export const officeImport: OfficeImportMessages = {
  title: "Nhập từ bảng tính",
  open: "Nhập bảng tính",
  hint: "Bảng giá từ phần mềm bảng tính: sổ tính Excel hoặc LibreOffice, hoặc CSV. Bạn xem trước những gì sẽ thay đổi.",
  choose: "Chọn tệp",
  drop: "hoặc thả tệp vào đây",
  paste: "Hoặc dán các dòng",
  pasteHint: "Chọn các ô trong bảng tính, kể cả tiêu đề cột, sao chép rồi dán vào đây.",
  readPasted: "Đọc các dòng này",
  another: "Bảng tính khác",
  pasted: "Các dòng đã dán",
  encoding: "Bảng mã",
  encodings: {
    "windows-1252": "Tây Âu (Windows-1252)",
    "windows-874": "Tiếng Thái (Windows-874)",
    "windows-1258": "Tiếng Việt (Windows-1258)",
  },
  legacyHint:
    "Tệp này không phải UTF-8. Nếu tên bên dưới hiển thị sai, hãy chọn bảng mã khác hoặc lưu tệp dạng “CSV UTF-8”.",
  hiddenRows: (rows: string) =>
    `Bị ẩn trong bảng tính nhưng vẫn được nhập: dòng ${rows}. Muốn bỏ qua, hãy xóa chúng trong bảng tính.`,
  sheet: "Trang tính",
  separator: "Giữa các ô",
  separators: { ",": "Dấu phẩy", ";": "Dấu chấm phẩy", "\t": "Phím Tab" },
  heading: "Tiêu đề cột",
  noHeading: "Không có",
  headingIn: (row: number) => `Ở dòng ${row}`,
  columns: "Các cột",
  columnsHint:
    "Chọn nội dung của từng cột ở phía trên. Bên dưới là các dòng đầu, đúng như sẽ được đọc.",
  column: (letter: string) => `Cột ${letter}`,
  notImported: "Không nhập",
  fallback: "Khi dòng không ghi rõ",
  fallbackHint: "Tên chưa có sẽ được thêm mới.",
  taxClassHint: "Cho những dòng mà nhóm món cũng chưa có.",
  firstCategory: "Thực đơn",
  firstGroup: "Bếp",
  preview: "Những gì sẽ thay đổi",
  counts: {
    added: (count: number) => `${count} mới`,
    changed: (count: number) => `${count} thay đổi`,
    unchanged: (count: number) => `${count} giữ nguyên`,
    problems: (count: number) => `${count} có lỗi`,
  },
  alsoNew: (list: string, names: string) => `Thêm vào ${list}: ${names}`,
  newArticles: "Món mới",
  changedArticles: "Món thay đổi",
  row: "Dòng",
  changes: "Thay đổi",
  change: (field: string, before: string, after: string) => `${field}: ${before}, nay là ${after}`,
  problemsHint:
    "Hãy sửa các dòng này trong bảng tính rồi chọn lại tệp, hoặc bỏ qua chúng. Chưa có gì được nhập.",
  leaveOut: (count: number) => `Bỏ qua ${count} dòng có lỗi`,
  noNames: "Hãy chọn cột chứa tên món.",
  noPrices: "Hãy chọn cột chứa giá của các món mới.",
  noTaxClass: "Hãy chọn nhóm thuế cho những dòng chưa có, hoặc bỏ qua các dòng đó.",
  tooManyGroups: (list: string, count: number, most: number) =>
    `Việc này sẽ thêm ${count} mục vào ${list}; mỗi lần tối đa ${most}. Có đúng cột không?`,
  import: (count: number) => `Nhập ${count} món`,
  nothing: "Mọi thứ đã cập nhật",
  importing: "Đang nhập. Các máy bán hàng vẫn hoạt động.",
  menuChanged: (names: string) =>
    `Vừa bị người khác thay đổi: ${names}. Danh sách trên đã được cập nhật; chưa nhập gì.`,
  toArticles: "Xem các món",
  last: (added: number, changed: number, when: string) =>
    `Lần nhập gần nhất: ${added} mới, ${changed} thay đổi. ${when}`,
  lastUndone: "Lần nhập này đã được hoàn tác.",
  undo: "Hoàn tác toàn bộ lần nhập",
  undoTitle: "Hoàn tác toàn bộ lần nhập?",
  undoText:
    "Những gì đã thêm sẽ ngừng dùng, những gì đã đổi trở lại giá trị cũ. Nếu có mục đã được sửa sau đó, sẽ không hoàn tác gì cả.",
  cancel: "Quay lại",
  undone: (restored: number, retired: number) => `Đã khôi phục ${restored}, ngừng dùng ${retired}`,
  changedSince: (names: string) =>
    `Chưa hoàn tác gì, vì các mục này đã được sửa sau lần nhập: ${names}`,
  stillUsed: (names: string) => `Chưa hoàn tác gì, vì mục mới đang được dùng ở nơi khác: ${names}`,
  notUndoable: "Chỉ hoàn tác được lần nhập mới nhất, một lần, trong vòng một ngày",
  faults: {
    empty: "Không có dòng nào.",
    "too-many-rows": (most: string) =>
      `Có quá nhiều dòng: mỗi lần nhập tối đa ${most}. Chưa gửi gì.`,
    "open-quote": (place: string) => `${place}: dấu ngoặc kép của ô này không được đóng.`,
    "text-after-quote": (place: string) => `${place}: có chữ sau dấu ngoặc kép của ô này.`,
    "not-text":
      "Tệp này không phải bảng tính: có thể là ảnh hoặc PDF. Trong phần mềm bảng tính, hãy lưu dạng .xlsx, .ods hoặc CSV.",
    "too-large": (most: string) => `Tệp quá lớn: tối đa ${most} MB.`,
    "old-workbook":
      "Đây là sổ tính loại khác. Trong phần mềm bảng tính, hãy lưu dạng .xlsx, .ods hoặc CSV, hoặc sao chép các dòng rồi dán vào đây.",
    password:
      "Sổ tính này có mật khẩu. Trong phần mềm bảng tính, hãy lưu một bản không có mật khẩu.",
    "broken-workbook": "Sổ tính này bị hỏng. Hãy mở nó trong phần mềm bảng tính rồi lưu lại.",
    "workbook-too-large":
      "Sổ tính này chứa nhiều hơn một bảng giá. Chỉ giữ trang tính có giá, rồi chọn lại.",
    "no-workbook":
      "Tệp này không có trang tính nào. Trong phần mềm bảng tính, hãy lưu bảng giá dạng .xlsx, .ods hoặc CSV.",
    unreadable: "Không mở được tệp. Vui lòng chọn lại.",
  },
  place: (row: number, column: string) => `Dòng ${row}, cột ${column}`,
  placeOfRow: (row: number) => `Dòng ${row}`,
  sheetProblems: {
    formula: "đây là công thức, không phải giá trị. Trong bảng tính, hãy dán dạng giá trị",
    "beyond-columns":
      "ô này nằm bên phải cột cuối. Số có dấu phẩy thập phân cần dấu ngoặc kép, hoặc dùng dấu chấm phẩy giữa các ô",
    "category-circle": "nhóm món không thể nằm trong chính nó",
    "none-beside-others": "“không” và một chất gây dị ứng không thể ở cùng một ô",
  },
  allergenProblems: {
    "unknown-allergen": (word: string) =>
      `“${word}” không thuộc 14 chất gây dị ứng. Hãy ghi tên, chữ cái A đến R như trên thực đơn Áo, số 1 đến 14, hoặc “không”`,
    "uncertain-allergen": (sign: string) =>
      `“${sign}” ở đây có thể là chất khác: cột có cả chữ cái và số, hoặc theo danh sách khác, hoặc phần mềm bảng tính đã cắt 10 thành 1. Hãy ghi tên`,
  },
  nameRepeated: (row: string) => `trùng tên với dòng ${row}`,
  categoryElsewhere: (around: string) => `nhóm món này nằm trong ${around}`,
  categoryAtTop: "nhóm món này nằm ngoài mọi nhóm khác",
};
