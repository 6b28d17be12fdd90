import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startHabits } from "#device/habits.ts";
import { startLanguage } from "#language/language.ts";
import { readKeptAhead } from "#records/kept-records.ts";

import { App } from "./app.tsx";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
readKeptAhead();
startHabits();
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
