export { houseTopics, registerOfficeHouseRoutes } from "./office-house-routes.ts";
