import { useEffect } from "react";

import { setAskManager } from "#records/approval-link.ts";

import { askAboutWrite } from "./ask-about-write.ts";
import { ManagerSheet } from "./manager-sheet.tsx";
import { closeQuestion, useQuestion } from "./question-store.ts";

/** Asks managers, above every screen. */
export function Approval() {
  const question = useQuestion((state) => state.question);
  useEffect(() => {
    setAskManager(askAboutWrite);
    return () => setAskManager(null);
  }, []);
  return question === null ? null : <ManagerSheet question={question} onClose={closeQuestion} />;
}
