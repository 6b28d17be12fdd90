import type { FileMessages } from "../../en_US/till/files.ts";

export const files: FileMessages = {
  place: (section, row) => (row === null ? section : `${section}, dòng ${row}`),
  allowed: (choices) => `Cho phép: ${choices}`,
  allowedValues: {
    "one-of": "một trong {choices}",
    "nothing-yet": "chưa có gì để chọn",
    between: "từ {least} đến {most}",
    money: "số tiền như 120 hoặc 89.50",
    percent: "phần trăm như 10 hoặc 7.5",
    decimals: "số có nhiều nhất {most} chữ số thập phân",
    time: 'giờ như "17:30"',
    integer: "số nguyên",
    text: "chữ",
    "yes-no": "true hoặc false",
    list: "danh sách",
  },
  problems: {
    "not-yaml": "Không đọc được dòng {line}, cột {column}",
    "no-lists": "Trong tệp không có danh sách nào như articles",
    "no-such-list": "Không có danh sách này",
    "no-such-field": "Không có trường {field}",
    "not-fields": "ở đây cần các trường, không phải danh sách",
    "not-rows": "ở đây cần danh sách các dòng, mỗi dòng có các trường",
    "not-a-table": "Đây không phải bảng: dòng đầu phải ghi tên các trường",
    "named-twice": "Dòng đầu ghi một trường hai lần",
    "too-many-cells": "dòng này có nhiều ô hơn dòng đầu",
  },
  moreProblems: (count) => `Còn ${count} lỗi nữa`,
  notUtf8: "Tệp này không phải UTF-8. Trong bảng tính, hãy lưu dạng “CSV UTF-8”.",
  unreadable: "Không mở được tệp này. Hãy chọn lại.",
  otherStaffIds: (staff) =>
    `Một số mã nhân viên trong tệp đã có người khác dùng ở đây. Những người này có mã khác: ${staff}`,
};
