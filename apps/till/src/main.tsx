// oxlint-disable-next-line import/no-unassigned-import -- the device reads while what stands below is being made
import "#records/begin-reading.ts";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startHabits } from "#device/habits.ts";
import { startLanguage } from "#language/language.ts";

import { App } from "./app.tsx";
import { loadAgainForMissing } from "./load-again.ts";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
loadAgainForMissing();
startHabits();
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
