export { LogOutButton } from "./log-out-button.tsx";
export { LoginScreen } from "./login-screen.tsx";
export { signOut } from "./sign-out.ts";
export { SalePointScreen } from "./sale-point-screen.tsx";
export { useSession } from "./use-session.ts";
export { useVenueLanguages } from "./use-venue-languages.ts";
