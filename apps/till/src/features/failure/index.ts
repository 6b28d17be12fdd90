export { FailureMessage } from "./failure-message.tsx";
export { ReadFailure } from "./read-failure.tsx";
