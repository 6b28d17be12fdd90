export { authenticator, bodyGate } from "./authenticate.ts";
export { openMasterKey } from "./master-key.ts";
export { passwordHasher, standardHashCost, type PasswordHasher } from "./password-hasher.ts";
export { sessionKeys } from "./session-keys.ts";
export { registerSignInRoutes } from "./sign-in-routes.ts";
