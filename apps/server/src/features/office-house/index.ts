export { eraseListedGuests } from "./erase-listed.ts";
export type { AfterErasure } from "./erase-customer.ts";
export {
  houseTopics,
  registerOfficeHouseReads,
  registerOfficeHouseRoutes,
} from "./office-house-routes.ts";
