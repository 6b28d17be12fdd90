import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";

import type { NextStep } from "../notice/index.ts";
import { findNextStep } from "./next-step.ts";
import { useOpenEntry } from "./use-open-entry.ts";

/** The menu's button that resolves a refusal, if this user may press it. */
export function useNextStep(session: Session): (code: string) => NextStep | null {
  const messages = useMessages();
  const [path] = useLocation();
  const go = useOpenEntry();
  return (code) => {
    const entry = findNextStep(code, session, path);
    return entry === null ? null : { label: entry.label(messages), onPress: () => go(entry) };
  };
}
