import type { NewVenueNames } from "../en_US/new-venue.ts";

export const newVenue: NewVenueNames = {
  stations: { first: "Quầy bar" },
  payTypes: { cash: "Tiền mặt" },
  userGroups: { management: "Quản lý", cashier: "Thu ngân", service: "Phục vụ" },
  expenseCategories: { floatTopUp: "Thêm tiền lẻ", commission: "Hoa hồng" },
  discountReasons: {
    regularGuest: "Khách quen",
    longWait: "Chờ lâu",
    birthday: "Sinh nhật",
    complaint: "Khiếu nại",
  },
};
