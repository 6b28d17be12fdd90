export { Extra, FaultBoundary } from "./fault-boundary.tsx";
