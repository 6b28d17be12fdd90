export { createDemoVenue } from "./create-demo-venue.ts";
export { signInHint } from "./sign-in-hint.ts";
