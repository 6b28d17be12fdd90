import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";

import type { NextStep } from "../notice/index.ts";
import { findNextStep } from "./next-step.ts";
import { useOpenEntry } from "./use-open-entry.ts";

/** The button beside a refusal, if this user can do what is missing. */
export function useNextStep(session: Session): (code: string) => NextStep | null {
  const messages = useMessages();
  const go = useOpenEntry();
  return (code) => {
    const entry = findNextStep(code, session);
    return entry === null ? null : { label: entry.label(messages), onPress: () => void go(entry) };
  };
}
