export { LogOutButton } from "./log-out-button.tsx";
export { signOut } from "./sign-out.ts";
export { useSession } from "./use-session.ts";
export { useVenueLanguages } from "./use-venue-languages.ts";
