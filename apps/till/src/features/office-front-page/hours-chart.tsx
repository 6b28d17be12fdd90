import { hourText } from "@comanda/domain/time/date-text";

import { useOfficeMessages } from "#language/office-messages.tsx";

import { amountText, type FrontPageContext } from "./front-page-texts.ts";
import styles from "./front-page.module.css";
import type { FrontPageFigures } from "./use-front-page.ts";

type HoursChartProps = {
  readonly hours: FrontPageFigures["today"]["hours"];
  readonly look: FrontPageContext;
};

/** Net sales by hour: a wide pale bar for the week before, and over it a narrow one. Screen readers read the amounts. */
export function HoursChart({ hours, look }: HoursChartProps) {
  const { frontPage: texts } = useOfficeMessages();
  // One hour is no course of a day.
  if (hours.length < 2) return null;
  const tallest = Math.max(1, ...hours.flatMap(({ net, before }) => [net, before]));
  const heightOf = (amount: number) => (Math.max(0, amount) * 100) / tallest;
  const spoken = hours.map(({ hour, net, before }) =>
    texts.hourBefore(hourText(hour), amountText(net, look), amountText(before, look)),
  );
  return (
    <figure className={styles["chart"]}>
      <figcaption>{texts.hours}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its texts wrap and scale like other text, which an image's do not */}
      <div role="img" aria-label={`${texts.hours}: ${spoken.join("; ")}`}>
        <svg viewBox={`0 0 ${hours.length * 10} 100`} preserveAspectRatio="none">
          {hours.map(({ hour, net, before }, index) => (
            <g key={hour} transform={`translate(${index * 10} 100) scale(1 -1)`}>
              <rect x="0.5" width="9" height={heightOf(before)} className={styles["barBefore"]} />
              <rect x="2.5" width="5" height={heightOf(net)} className={styles["bar"]} />
            </g>
          ))}
        </svg>
        <div className={styles["hours"]} aria-hidden="true">
          {hours.map(({ hour }) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
