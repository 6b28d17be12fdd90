export { LoginScreen } from "./login-screen.tsx";
export { SalePointScreen } from "./sale-point-screen.tsx";
