export { errorsOf, isTagged } from "./call-facts.ts";
export { serveApiDocs } from "./serve-api-docs.ts";
