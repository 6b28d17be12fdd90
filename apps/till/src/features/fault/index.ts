export { OptionalPart, FaultBoundary } from "./fault-boundary.tsx";
