export { eraseListedGuests } from "./erase-listed.ts";
export type { AfterErasure } from "./erase-customer.ts";
export { houseTopics, registerOfficeHouseRoutes } from "./office-house-routes.ts";
