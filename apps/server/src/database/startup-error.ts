/** A reason not to start that the operator can fix; printed as one line. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
