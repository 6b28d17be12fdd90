export { LogOutButton } from "./log-out-button.tsx";
export { addressAfterLogin, addressOf, loginPath, type RequestedAddress } from "./login-address.ts";
export { signOut } from "./sign-out.ts";
export { useSession } from "./use-session.ts";
export { useVenueLanguages } from "./use-venue-languages.ts";
