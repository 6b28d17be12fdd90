import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";

import type { NextStep } from "../notice/index.ts";
import { findNextStep } from "./next-step.ts";
import { findOrderStep } from "./order-steps.ts";
import { useOpenEntry } from "./use-open-entry.ts";

/** The button beside a refusal, if this user can do what is missing. */
export function useNextStep(session: Session): (code: string) => NextStep | null {
  const messages = useMessages();
  const [path, navigate] = useLocation();
  const go = useOpenEntry();
  return (code) => {
    const step = findOrderStep(code);
    if (step !== null) {
      const handlePress = () => {
        const next = step.take(messages);
        if (next !== path) navigate(next);
      };
      return { label: step.label(messages), onPress: handlePress };
    }
    const entry = findNextStep(code, session, path);
    return entry === null ? null : { label: entry.label(messages), onPress: () => go(entry) };
  };
}
