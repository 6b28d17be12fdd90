export { PositionsScreen } from "./positions-screen.tsx";
