export { GridScreen } from "./grid-screen.tsx";
