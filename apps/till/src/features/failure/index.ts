export { FailureMessage } from "./failure-message.tsx";
