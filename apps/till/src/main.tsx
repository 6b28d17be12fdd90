// oxlint-disable import/no-unassigned-import -- all begin before what stands below is made: the watch first of all
import { sayFaultsBy } from "./watch-faults.ts";
// Everything after it may use what it adds.
import "#device/missing-methods.ts";
import "#records/begin-reading.ts";
// oxlint-enable import/no-unassigned-import

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router, type AroundNavHandler } from "wouter";
import { startHabits } from "#device/habits.ts";
import { FaultBoundary } from "#features/fault/index.ts";
import { startLanguage } from "#language/language.ts";
import { dropDoubleTaps } from "#ui/drop-double-taps.ts";
import { typeWhereMeant } from "#ui/type-where-meant.ts";

import { App } from "./app.tsx";
import { loadAgainForMissing } from "./load-again.ts";
import { sayFault } from "./say-fault.ts";

/** Back from the order reopens no form that was left for it: what it said is done, or given up. */
const leaveForGood: AroundNavHandler = (navigate, to, how) =>
  navigate(to, to === "/order" ? { ...how, replace: true } : how);

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
sayFaultsBy(sayFault);
loadAgainForMissing();
dropDoubleTaps();
typeWhereMeant();
startHabits();
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <FaultBoundary part="till">
      <Router aroundNav={leaveForGood}>
        <App />
      </Router>
    </FaultBoundary>
  </StrictMode>,
);
