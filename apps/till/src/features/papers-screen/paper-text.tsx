import { composePaper } from "@comanda/paper/compose-paper";
import type { Block } from "@comanda/paper/document";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { TimeZone } from "@comanda/domain/time/local-time";

import type { ToldPaper } from "./paper-deeds.ts";
import styles from "./paper-text.module.css";

type PaperTextProps = {
  readonly paper: ToldPaper;
  readonly money: MoneyFormat;
  readonly zone: TimeZone;
};

/** A paper as text, so that it can be read aloud, in the words that it would be printed in. */
export function PaperText({
  paper: { document, language, isRepeat },
  money,
  zone,
}: PaperTextProps) {
  const blocks = composePaper(document, { language, isRepeat, money, zone });
  return (
    <article className={styles["paper"]}>
      {blocks.map((block, index) => (
        // Blocks of a paper have no keys, and never change while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <PaperBlock key={index} block={block} />
      ))}
    </article>
  );
}

function PaperBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading":
    case "banner":
      return <p className={styles[block.kind]}>{block.text}</p>;
    case "text":
      return <p className={block.style.isBold ? styles["bold"] : undefined}>{block.text}</p>;
    case "rows":
      return (
        <ul className={styles["rows"]}>
          {block.rows.map(({ text, amounts, isIndented }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={index} className={isIndented ? styles["under"] : undefined}>
              <span>{text}</span>
              <span className={styles["amounts"]}>{amounts.join("  ")}</span>
            </li>
          ))}
        </ul>
      );
    case "total":
      return (
        <p className={styles["total"]}>
          <span>{block.text}</span>
          <span>{block.amount}</span>
        </p>
      );
    case "rule":
      return <hr className={styles["rule"]} />;
    case "space":
      return null;
  }
}
