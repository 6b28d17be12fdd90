import type { Sheet } from "@comanda/paper/sheet";
import type { ReactNode } from "react";

import { useTitle } from "#language/use-title.ts";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import styles from "./figures-screen.module.css";
import { ReportView } from "./report-view.tsx";

type FiguresScreenProps = {
  readonly sheet: Sheet;
  /** What is wrong or was done with it, above the figures. */
  readonly children?: ReactNode;
  /** What to press; they stay in sight while the figures scroll. */
  readonly actions: ReactNode;
  readonly onBack: () => void;
};

/** A report on a screen of its own. */
export function FiguresScreen({ sheet, children, actions, onBack }: FiguresScreenProps) {
  useTitle(sheet.title);
  useEscape(onBack);
  return (
    <Screen title={sheet.title}>
      <div className={styles["body"]}>
        {children}
        <ReportView sheet={sheet} />
        <div className={styles["actions"]}>{actions}</div>
      </div>
    </Screen>
  );
}
