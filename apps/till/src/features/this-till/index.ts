export { ThisTillScreen } from "./this-till-screen.tsx";
