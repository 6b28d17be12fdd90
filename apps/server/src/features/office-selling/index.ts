export {
  sellingTopics,
  registerOfficeSellingReads,
  registerOfficeSellingRoutes,
} from "./office-selling-routes.ts";
