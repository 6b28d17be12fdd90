export { cacheLogos, type FindLogo } from "./cache-logos.ts";
export { checkLogos } from "./check-logos.ts";
export { registerLogoRoutes } from "./logo-routes.ts";
export {
  findKnownLogos,
  findLogosInUse,
  insertLogos,
  keepLogos,
  type StoredLogo,
} from "./logo-store.ts";
export { toStoredLogo } from "./to-stored-logo.ts";
