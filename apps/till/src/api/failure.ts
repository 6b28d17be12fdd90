/** The parts of failure handling that screens use; the rest is internal to the sync package. */
export {
  failureFrom,
  failureOfRefusal,
  isServerUnavailable,
  networkError,
  notSignedIn,
  operationFailed,
  writeUnanswered,
  type Failure,
} from "@comanda/sync/failure";
