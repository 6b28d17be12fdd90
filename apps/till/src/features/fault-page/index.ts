export { FaultPage } from "./fault-page.tsx";
