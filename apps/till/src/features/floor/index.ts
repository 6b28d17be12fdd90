export { FloorScreen } from "./floor-screen.tsx";
