import { operationFailed } from "#api/failure.ts";
import { sayNotice } from "#features/notice/index.ts";
import { failureText } from "#language/failure-text.ts";
import { languageState } from "#language/language.ts";

/** A press that came to nothing is answered; what fails while nobody presses anything is only reported. */
export function sayFault(): void {
  if ("userActivation" in navigator && !navigator.userActivation.isActive) return;
  sayNotice(failureText(operationFailed, languageState().messages));
}
