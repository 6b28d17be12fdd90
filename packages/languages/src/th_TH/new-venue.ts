import type { NewVenueNames } from "../en_US/new-venue.ts";

export const newVenue: NewVenueNames = {
  stations: { first: "บาร์" },
  payTypes: { cash: "เงินสด" },
  userGroups: { management: "ผู้จัดการ", cashier: "แคชเชียร์", service: "พนักงานบริการ" },
  expenseCategories: { floatTopUp: "เติมเงินทอน", commission: "คอมมิชชั่น" },
  discountReasons: {
    regularGuest: "ลูกค้าประจำ",
    longWait: "รอนาน",
    birthday: "วันเกิด",
    complaint: "ลูกค้าร้องเรียน",
  },
};
