import { useId, useState } from "react";

import { NextIcon } from "#ui/icons.tsx";

import styles from "./outbox.module.css";

export type StripText = {
  readonly key: string;
  /** Where there is room for one line, it is the most urgent text. */
  readonly urgency: number;
  readonly isCount?: boolean;
  readonly text: string;
  /** What follows if there is room. */
  readonly rest?: string;
};

/** The texts of the strip; on a low screen and on a phone the most urgent one, and all of them on touch. */
export function StripTexts({ texts }: { readonly texts: readonly StripText[] }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const brief = texts.toSorted((one, other) => other.urgency - one.urgency)[0];
  const hasMore = texts.length > 1 || brief?.rest !== undefined;
  return (
    <>
      {hasMore && (
        <button
          type="button"
          className={styles["more"]}
          aria-labelledby={id}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          <NextIcon />
        </button>
      )}
      <output id={id} className={styles["texts"]}>
        {texts.map((one) => (
          <p
            key={one.key}
            data-brief={one === brief}
            className={one.isCount === true ? styles["count"] : undefined}
          >
            {one.text}
            {one.rest !== undefined && <span className={styles["rest"]}> {one.rest}</span>}
          </p>
        ))}
      </output>
    </>
  );
}
