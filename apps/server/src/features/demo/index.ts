export { createDemoVenue } from "./create-demo-venue.ts";
export { type DemoArticle, type DemoCategory, type DemoCustomer } from "./demo-location.ts";
export { type DemoLocation } from "./demo-location.ts";
export { demoPasswords, type FindDemoPasswords } from "./demo-passwords.ts";
export { hasLocations } from "./demo-venue-store.ts";
export { lotusHouse } from "./lotus-house.ts";
export { signInHint } from "./sign-in-hint.ts";
