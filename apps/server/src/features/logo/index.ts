export { cacheLogos, type FindLogo } from "./cache-logos.ts";
export { registerLogoRoutes } from "./logo-routes.ts";
export { findLogosInUse, insertLogos, keepLogos } from "./logo-store.ts";
export { toStoredLogo } from "./to-stored-logo.ts";
