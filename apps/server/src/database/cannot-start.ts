/** A reason not to start that the person at the keyboard can do something about; shown as one line. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}
