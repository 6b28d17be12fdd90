import type { DevicesMessages } from "../../en_US/till/devices.ts";

export const devices: DevicesMessages = {
  printer: "Máy in",
  atTheTill: "Tại máy này",
  chosen: "Máy này in ra ở đây.",
  noneChosen: "Chưa chọn máy in",
  noneChosenHint: "Cắm dây USB, bật máy in, rồi chọn nó trong danh sách của trình duyệt.",
  choose: "Chọn máy in",
  chooseOther: "Chọn máy in khác",
  printerChosen: "Đã chọn máy in",
  noPrinter: "Thiết bị này không in được",
  unknownToBrowser: "Trình duyệt này không in qua USB được",
  unknownToBrowserHint:
    "Hãy dùng Chrome hoặc Edge trên máy tính, hoặc Chrome trên Android. Máy in trong mạng dùng được với mọi trình duyệt.",
  onTheNetwork: "Trong mạng",
  noBridge: "Cơ sở này không có cầu nối máy in: mọi thứ in ra tại máy này.",
  bridgeHint:
    "Trang của cầu nối cho biết các máy in đang làm gì. Nếu trình duyệt cảnh báo, hãy chấp nhận một lần.",
  openBridge: "Mở cầu nối máy in",
  back: "Quay lại",

  thisTill: "Máy này",
  thisTillHint: "Lưu trên máy này, cho mọi người dùng máy.",
  sound: "Phát tiếng khi bị từ chối",
  vibration: "Rung khi bị từ chối",
  motion: "Hiệu ứng chuyển động",
  leftHand: "Cho tay trái: đơn nằm bên phải",
  pinnedPad: "Bàn phím luôn mở, dưới đơn",
  floorFirst: "Bắt đầu bằng sơ đồ bàn",

  disconnected: "Máy in đã bị ngắt kết nối",
  disconnectedHint: "Vui lòng cắm lại. Sau đó máy tự tải lại; đơn của bạn vẫn còn.",
  reload: "Tải lại ngay",
  accessDeniedHint:
    "Có thể chương trình khác đang dùng máy in. Trên Windows cần trình điều khiển WinUSB, trên Linux cần quy tắc udev.",
  dataError: "Máy in chưa nhận hết dữ liệu",
  dataErrorHint: "Hãy xem giấy đã in ra, rồi in lại.",
  certificate: "Cầu nối máy in chưa được tin cậy",
  certificateHint: "Vui lòng mở tab mới, chấp nhận kết nối không an toàn, rồi in lại.",
  certificateGuess: "Nếu tab mới cũng không mở được cầu nối thì nó đang tắt.",
  openTab: "Mở tab mới",
  permissionAsked: "Trình duyệt hỏi về mạng",
  permissionAskedHint:
    "Vui lòng cho phép Comanda kết nối thiết bị trong mạng nội bộ: máy in ở trong đó.",
  permissionDenied: "Trình duyệt không cho kết nối máy in",
  permissionDeniedHint:
    "Chạm vào biểu tượng cạnh địa chỉ trang này, cho phép truy cập mạng nội bộ, rồi in lại.",
  ok: "Đồng ý",
  cancel: "Quay lại",
};
