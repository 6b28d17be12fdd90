export { sellingTopics, registerOfficeSellingRoutes } from "./office-selling-routes.ts";
