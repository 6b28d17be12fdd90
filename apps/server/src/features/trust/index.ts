export { serveTrustPage, trustPath } from "./serve-trust-page.ts";
