import type { OfficeLogoMessages } from "../../en_US/office/logo.ts";

export const officeLogo: OfficeLogoMessages = {
  choose: "Chọn logo",
  remove: "Bỏ logo",
  look: "Cách in",
  size: "Cỡ trên giấy",
  sizes: { small: "Nhỏ", medium: "Vừa", large: "Lớn" },
  lightness: "Độ sáng",
  lightnesses: {
    darkest: "Đậm hơn nhiều",
    darker: "Đậm hơn",
    normal: "Như ảnh gốc",
    lighter: "Nhạt hơn",
    lightest: "Nhạt hơn nhiều",
  },
  inverted: "Đổi đen thành trắng",
  notes: {
    "all-white": "Ảnh quá nhạt nên không in ra gì. Hãy làm đậm hơn, hoặc đổi đen thành trắng",
    "all-black": "Ảnh sẽ in thành một khối đen. Hãy làm nhạt hơn, hoặc đổi đen thành trắng",
    "too-tall": "Ảnh quá cao nên khi in sẽ rất hẹp. Vui lòng cắt ảnh rộng hơn trước",
    "too-wide": "Ảnh quá rộng nên khi in sẽ rất thấp. Vui lòng cắt ảnh cao hơn trước",
    moves: "Giấy không chuyển động: chỉ in hình đầu tiên",
    transparent: "Phần trong suốt để trắng như giấy",
  },
  problems: {
    fileTooLarge: (megabytes, maximum) =>
      `Tệp này có ${megabytes} MB, mà ảnh chỉ được tối đa ${maximum} MB. Vui lòng chọn tệp nhỏ hơn`,
    tooManyPixels: (width, height) =>
      `Ảnh này có ${width} × ${height} điểm ảnh, quá nhiều. Vui lòng chọn ảnh nhỏ hơn`,
    notAPicture: "Đây không phải ảnh hiển thị được. Vui lòng chọn ảnh PNG, JPEG, WebP hoặc SVG",
  },
};
