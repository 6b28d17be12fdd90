/** What screens know of failures; how they come about is the business of the sync package. */
export {
  failureFrom,
  failureOfRefusal,
  isServerAway,
  networkError,
  notSignedIn,
  operationFailed,
  writeUnanswered,
  type Failure,
} from "@comanda/sync/failure";
