// oxlint-disable react/iframe-missing-sandbox -- the frames show this very page
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import styles from "./design.module.css";
import { DesignFields } from "./design-fields.tsx";
import { DesignOffice } from "./design-office.tsx";
import { DesignParts } from "./design-parts.tsx";

/** Inside a frame, the page shows all components; at the top, both themes side by side. Served only in development. */
const theme = location.hash.slice(1);
if (theme !== "") showIn(theme === "dark");

const root = document.querySelector("#root");
if (root === null) throw new Error("design.html has no #root");
createRoot(root).render(<StrictMode>{theme === "" ? <Themes /> : <Parts />}</StrictMode>);

function Themes() {
  return (
    <div className={styles["themes"]}>
      <iframe title="Light" src="/design#light" />
      <iframe title="Dark" src="/design#dark" />
    </div>
  );
}

function Parts() {
  return (
    <main className={styles["parts"]}>
      <h1>Parts</h1>
      <DesignParts />
      <DesignFields />
      <DesignOffice />
    </main>
  );
}

/** The theme follows the device, but here each frame sets its own. */
function showIn(isDark: boolean): void {
  document.documentElement.style.colorScheme = isDark ? "dark" : "light";
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      if (rule.media.mediaText.includes("prefers-color-scheme: dark")) {
        rule.media.mediaText = isDark ? "all" : "not all";
      }
    }
  }
}
