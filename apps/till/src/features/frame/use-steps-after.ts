import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { leave } from "#ui/unsaved.tsx";

import type { StepsAfter } from "../notice/index.ts";
import { menuEntries } from "./menu-entries.ts";
import { findOrderStep } from "./order-steps.ts";
import { useNextStep } from "./use-next-step.ts";

/** What helps after a refusal: a step on the current order, or the menu's button for what is missing. */
export function useStepsAfter(session: Session): StepsAfter {
  const messages = useAllMessages();
  const [path, navigate] = useLocation();
  const nextStep = useNextStep(menuEntries, session, messages);
  return (code) => {
    const step = findOrderStep(code);
    if (step === null) {
      const next = nextStep(code);
      return next === null ? [] : [next];
    }
    const takeStep = () => {
      const next = step.take(messages);
      if (next !== path) navigate(next);
    };
    return [{ label: step.label(messages), onPress: () => leave(takeStep) }];
  };
}
