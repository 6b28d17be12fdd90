export { LogOutButton } from "./log-out-button.tsx";
export { addressAfterLogin, addressOf, loginAddress, type WantedAddress } from "./login-address.ts";
export { signOut } from "./sign-out.ts";
export { useSession } from "./use-session.ts";
export { useVenueLanguages } from "./use-venue-languages.ts";
