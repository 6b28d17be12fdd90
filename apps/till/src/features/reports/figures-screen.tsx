import type { Sheet } from "@comanda/paper/sheet";
import type { ReactNode } from "react";

import { useTitle } from "#language/use-title.ts";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import styles from "./figures-screen.module.css";
import { ReportView } from "./report-view.tsx";

type FiguresScreenProps = {
  readonly sheet: Sheet;
  /** The problem or the result, above the figures. */
  readonly children?: ReactNode;
  /** Buttons; they stay visible while the figures scroll. */
  readonly actions: ReactNode;
  readonly onBack: () => void;
};

/** A report on its own screen. */
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
