import { operationFailed } from "#api/failure.ts";
import { showNotice } from "#features/notice/index.ts";
import { failureText } from "#language/failure-text.ts";
import { languageState } from "#language/language.ts";

/** Shows a failure only if it follows user input; faults in the background are only reported. */
export function showFault(): void {
  if ("userActivation" in navigator && !navigator.userActivation.isActive) return;
  showNotice(failureText(operationFailed, languageState().messages));
}
