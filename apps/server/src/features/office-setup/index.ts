export { exportSetup } from "./export-setup.ts";
export {
  fileNameOf,
  registerOfficeSetupReads,
  registerOfficeSetupRoutes,
} from "./office-setup-routes.ts";
export { hasSampleArticles } from "./sample-store.ts";
export { runImport } from "./run-import.ts";
