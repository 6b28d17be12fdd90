import { Button } from "./button.tsx";
import { NextIcon, PreviousIcon } from "./icons.tsx";
import styles from "./pager.module.css";

type PagerProps = {
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
  readonly texts: { readonly previous: string; readonly next: string; readonly position: string };
  readonly onTurn: (page: number) => void;
};

export function Pager({ page, pages, texts, onTurn }: PagerProps) {
  return (
    <nav className={styles["pager"]}>
      <Button
        kind="plain"
        aria-label={texts.previous}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        <PreviousIcon />
      </Button>
      <p className={styles["position"]} aria-live="polite">
        {texts.position}
      </p>
      <Button
        kind="plain"
        aria-label={texts.next}
        disabled={page === pages - 1}
        onClick={() => onTurn(page + 1)}
      >
        <NextIcon />
      </Button>
    </nav>
  );
}
