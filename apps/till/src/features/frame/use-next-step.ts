import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";

import type { NextStep } from "../notice/index.ts";
import type { Entry } from "./first-entries.ts";
import { findNextStep } from "./next-step.ts";
import { useOpenEntry } from "./use-open-entry.ts";

/** The menu's button that resolves a refusal, if this user may press it. */
export function useNextStep<Words>(
  entries: readonly Entry<Words>[],
  session: Session,
  words: Words,
): (code: string) => NextStep | null {
  const [path] = useLocation();
  const go = useOpenEntry();
  return (code) => {
    const entry = findNextStep(code, { entries, session, path });
    return entry === null ? null : { label: entry.label(words), onPress: () => go(entry) };
  };
}
