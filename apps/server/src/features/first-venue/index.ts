export { registerFirstVenueRoutes, type FindDemoPasswords } from "./first-venue-routes.ts";
