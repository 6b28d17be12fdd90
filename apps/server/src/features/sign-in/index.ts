export { authenticator } from "./authenticate.ts";
export { bodyGate } from "./body-gate.ts";
export { openMasterKey } from "./master-key.ts";
export { passwordHasher, standardHashCost, type PasswordHasher } from "./password-hasher.ts";
export { sessionHolds } from "./session-holds.ts";
export { sessionKeys } from "./session-keys.ts";
export { signInJournal } from "./sign-in-journal.ts";
export { registerSignInRoutes } from "./sign-in-routes.ts";
