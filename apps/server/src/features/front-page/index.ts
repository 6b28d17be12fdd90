export { registerFrontPageReads } from "./front-page-routes.ts";
