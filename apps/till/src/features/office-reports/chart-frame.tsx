import type { ReactNode } from "react";

import styles from "./charts.module.css";

type ChartTexts = {
  readonly title: string;
  /** One sentence that says what the picture shows. */
  readonly summary: string;
};

type ChartFrameProps = ChartTexts & {
  readonly legend?: ReactNode;
  /** The picture, and what belongs to it. */
  readonly children: ReactNode;
};

/** A chart with its title and legend above and its summary below. */
export function ChartFrame({ title, summary, legend, children }: ChartFrameProps) {
  return (
    <figure className={styles["figure"]}>
      <figcaption className={styles["caption"]}>
        <span className={styles["title"]}>{title}</span>
        {legend}
      </figcaption>
      {children}
      <p className={styles["summary"]}>{summary}</p>
    </figure>
  );
}

type PictureProps = ChartTexts & {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** What is drawn. Its title and its summary are its name. */
export function Picture({ title, summary, className, children }: PictureProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its texts wrap and scale like other text, which an image's do not
    <div role="img" aria-label={`${title} ${summary}`} className={className}>
      {children}
    </div>
  );
}
