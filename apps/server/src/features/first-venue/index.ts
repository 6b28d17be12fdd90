export { registerFirstVenueRoutes } from "./first-venue-routes.ts";
