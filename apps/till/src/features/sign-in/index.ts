export { LanguageSelect } from "./language-select.tsx";
export { LoginScreen } from "./login-screen.tsx";
export { SalePointScreen } from "./sale-point-screen.tsx";
export { signInWith } from "./sign-in.ts";
