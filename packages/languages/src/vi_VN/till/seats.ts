import type { SeatsMessages } from "../../en_US/till/seats.ts";

export const seats: SeatsMessages = {
  seats: "Ghế",
  all: "Tất cả",
  seat: (seat) => `Ghế ${seat}`,
  moreGuests: "Thêm một khách",
  nextLines: (seat) => `Món mới là của ghế ${seat}`,
  forWhom: "Cho ghế nào",
  wholeTable: "Cả bàn",

  whichCourse: "Lượt món",
  atOnce: "Làm ngay",
  course: (course) => `Lượt ${course}`,
  sentAt: (course, time) => `${course} · gửi ${time}`,
  waiting: (course) => `${course} · đang chờ`,
  notSent: (course) => `${course} · chưa gửi`,
  newIn: (course) => `Mới · ${course}`,
  firesAt: (course, time) => `${course} · tự gọi ${time}`,
  fire: "Gọi lượt",
  fireCourse: (course) => `Gọi ${course}`,
  stop: "Dừng",
  stopCourse: (course) => `Dừng tự gọi ${course}`,

  again: "Làm lại",
  againOf: (item) => `Làm lại ${item}`,
  howManyAgain: "Mấy phần",
  whyAgain: "Vì sao? Chạm lý do để gửi",
  otherReason: "Lý do khác",
  makeAgain: "Làm lại",
  againReasons: ["Cháy", "Rơi", "Nguội quá", "Nhầm món"],
  againSent: (item) => `Bếp làm lại ${item}`,
};
