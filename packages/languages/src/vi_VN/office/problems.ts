import { pictureLimits } from "@comanda/domain/menu/picture";
import { logoLimits } from "@comanda/domain/paper/logo";
import { mostRooms, mostTables } from "@comanda/domain/floor/plan-limits";

import type { OfficeProblemMessages } from "../../en_US/office/problems.ts";

export const officeProblems: OfficeProblemMessages = {
  taken: (field) => `${field}: mục khác đã có`,
  "taken-by-retired": (field) => `${field}: mục đã ngừng dùng có rồi, và có thể dùng lại`,
  "not-found": (field, { names }) =>
    names === undefined
      ? `${field}: mục này không còn nữa`
      : `${field}: ${names.join(", ")} đã ngừng dùng`,
  repeated: (field) => `${field}: có mục bị lặp`,
  "out-of-range": (field) => `${field}: quá nhỏ hoặc quá lớn`,
  "not-whole": (field) =>
    `${field}: không có số lẻ thì chỉ dùng số tiền nguyên. Hãy bỏ loại như 0,25, hoặc bật “Có số lẻ”`,
  "does-not-fit": (field) => `${field} không hợp với phần còn lại`,
  "not-a-later-day": (field) =>
    `${field}: phải bắt đầu sau hôm nay. Muốn đổi hôm nay, hãy sửa ngay ô giá hoặc phần trăm`,
  "no-article-or-category": () => "Vui lòng chọn món hoặc nhóm món",
  "no-hours": () => "Vui lòng thêm giờ phục vụ của thực đơn này",
  "hours-without-weekday": () => "Mỗi khung giờ cần ít nhất một ngày trong tuần",
  "hours-without-length": () =>
    "Khung giờ không được kết thúc đúng lúc bắt đầu. Cả ngày hãy ghi từ 00:00 đến 24:00",
  "hours-begin-too-late": () => "Khung giờ bắt đầu từ 00:00 đến 23:59",
  "overlapping-hours": () =>
    "Hai khung giờ trùng nhau. Hãy cho khung này kết thúc trước khi khung kia bắt đầu",
  "never-answered": (_field, { least = 0, most = 0 }) =>
    `Khách không thể trả lời: hỏi ${least} nhưng chỉ có ${most}`,
  "answers-too-deep": () => "Câu trả lời dẫn đến nhiều câu hỏi hơn ba tầng",
  "answers-in-circle": () =>
    "Một câu trả lời quay lại chính câu hỏi này, nên không bao giờ kết thúc",
  "price-by-one-answer": () => "Một câu trả lời định giá: ít nhất 1 và nhiều nhất 1",
  "must-be-shown": (field) =>
    `${field}: chỉ dành cho phí đã gồm trong giá. Khách trả thêm phí này, nên hóa đơn phải ghi nó.`,
  "shift-is-open": () => "Ca ở đây đang mở. Hãy kết ca trước",
  "no-place-left": () =>
    "Đã hết chỗ, kể cả chỗ của mục đã ngừng dùng. Hãy dùng lại một mục rồi sửa.",
  "not-a-currency-code": (field) => `${field} là ba chữ cái in hoa, ví dụ USD`,
  "not-a-promptpay-number": (field) =>
    `${field} không phải số PromptPay: số di động Thái, 13 số giấy tờ hoặc mã số thuế, hoặc 15 số ví điện tử`,
  "not-a-vietqr-account": (field) =>
    `${field} không phải tài khoản VietQR: sáu số của ngân hàng, dấu gạch chéo và số tài khoản, hoặc thẻ NAPAS`,
  "not-a-qr-ph-account": (field) =>
    `${field} không phải tài khoản QR Ph: mã ngân hàng, dấu gạch chéo và số tài khoản, hoặc toàn bộ nội dung mã của ngân hàng`,
  "not-an-iban": (field) => `${field} không phải IBAN. Hãy kiểm tra lại các số`,
  "not-a-bridge-address": (field) =>
    `${field} bắt đầu bằng https://, hoặc là địa chỉ trong mạng riêng của quán, ví dụ http://192.168.1.20:9180`,
  "not-a-consultant-number": (field) => `${field} có bốn đến bảy chữ số, từ 1001 trở lên`,
  "not-a-client-number": (field) => `${field} có một đến năm chữ số và không bắt đầu bằng 0`,
  "not-an-account-number": (field) => `${field} chỉ gồm chữ cái không dấu, chữ số và . : / -`,
  "not-a-datev-key": (field) => `${field} có tối đa bốn chữ số`,
  "other-currency": () => "Mã này dùng tiền tệ khác với cơ sở",
  "no-latin-letters": (field) => `${field} cần chữ cái Latinh: ngân hàng không hiện chữ khác`,
  "no-tax-class": () =>
    "Ở đây thuế tính theo nhóm thuế. Vui lòng chọn một nhóm, hoặc chọn cho nhóm món",
  "articles-without-tax-class": () =>
    "Một số món đang dùng chưa có nhóm thuế. Trước hết hãy chọn cho các món đó hoặc nhóm món của chúng",
  "control-character": (field) =>
    `${field}: có dấu xuống dòng hoặc ký tự không nhìn thấy. Vui lòng viết trên một dòng`,
  "placeholders-differ": (field) => `Hãy giữ nguyên phần trong ngoặc nhọn: ${field}`,
  "too-many-tables": () => `Một cơ sở có tối đa ${mostTables} bàn`,
  "too-many-rooms": () => `Một cơ sở có tối đa ${mostRooms} khu vực`,
  "not-a-picture": (field) =>
    `${field}: tệp này không phải là ảnh hiển thị được. Vui lòng chọn ảnh JPEG, PNG hoặc WebP`,
  "picture-too-large": (field) =>
    `${field}: tối đa ${pictureLimits.width} x ${pictureLimits.height} pixel và ${pictureLimits.bytes / 1024} kB`,
  "not-a-logo": (field) => `${field} không phải logo bằng chấm đen. Vui lòng chọn lại ảnh`,
  "logo-too-large": (field) =>
    `${field} tối đa ${logoLimits.widthDots} × ${logoLimits.heightDots} chấm`,
};
