// oxlint-disable import/no-unassigned-import -- these must run before the other imports, the fault watch first
import { setFaultNotice } from "./watch-faults.ts";
// Everything after it may use these methods.
import "#device/missing-methods.ts";
import "#records/start-prefetch.ts";
// oxlint-enable import/no-unassigned-import

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router, type AroundNavHandler } from "wouter";
import { applyHabits } from "#device/apply-habits.ts";
import { FaultBoundary } from "#features/fault/index.ts";
import { startLanguage } from "#language/language.ts";
import { answerLongTouches } from "#ui/answer-long-touches.ts";
import { dropDoubleTaps } from "#ui/drop-double-taps.ts";
import { redirectTyping } from "#ui/redirect-typing.ts";
import { listenToSteps } from "#ui/step-listener.ts";

import { App } from "./app.tsx";
import { reloadAfterMissingFile } from "./reload-page.ts";
import { showFault } from "./show-fault.ts";

/** Going to the order replaces the history entry, so that Back does not reopen a form that was saved or cancelled. */
const replaceOnReturnToOrder: AroundNavHandler = (navigate, to, how) =>
  navigate(to, to === "/order" ? { ...how, replace: true } : how);

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
setFaultNotice(showFault);
reloadAfterMissingFile();
dropDoubleTaps();
answerLongTouches();
redirectTyping();
listenToSteps();
applyHabits();
void start(root);

/** Not awaited at the top level: the file of a language could need this one, and each would wait for the other. */
async function start(place: Element): Promise<void> {
  await startLanguage();
  createRoot(place).render(
    <StrictMode>
      <FaultBoundary part="till">
        <Router aroundNav={replaceOnReturnToOrder}>
          <App />
        </Router>
      </FaultBoundary>
    </StrictMode>,
  );
}
