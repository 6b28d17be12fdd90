import { useHelpMessages } from "#language/help-messages.ts";

import type { NextStep } from "../notice/index.ts";
import { pageOfFailure } from "./page-of-failure.ts";
import { useHelp } from "./use-help.ts";

/** The button beside a failure that opens the page about it; null if its sentence says all. */
export function useHelpStep(): (code: string) => NextStep | null {
  const { whatToDo } = useHelpMessages();
  const { show } = useHelp();
  return (code) => {
    const page = pageOfFailure(code);
    return page === null
      ? null
      : { label: whatToDo, onPress: () => show(page), isExplanation: true };
  };
}
