export { loadLogo } from "./load-logo.ts";
export { useLogo } from "./use-logo.ts";
