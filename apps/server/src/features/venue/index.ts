export { findBridgeOrigins } from "./bridge-origin-store.ts";
export {
  findAllLocations,
  findLocations,
  findStations,
  findStationsIncludingRetired,
  findTimeZone,
  findCachedLocation,
  findCachedStations,
  hasLocations,
} from "./location-store.ts";
export { presentLocation, presentStation } from "./present-venue.ts";
export { isDemo, readSettings, settingsToJournalRow, writeSettings } from "./setting-store.ts";
export { venueShapes } from "./venue-shapes.ts";
export { registerVenueRoutes } from "./venue-routes.ts";
