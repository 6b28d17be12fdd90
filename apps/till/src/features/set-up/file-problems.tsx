import type { Failure } from "#api/failure.ts";
import { serverProblemText } from "#language/field-problem-text.ts";
import { useSetUpMessages } from "#language/set-up-messages.ts";
import { useMessages } from "#language/use-language.ts";

import { FailureMessage } from "../failure/index.ts";
import styles from "./first-goods-screen.module.css";

/** As many as somebody mends before trying again. */
const mostShown = 20;

/** What is wrong with a file, row by row; nothing of it was taken. */
export function FileProblems({ failure }: { readonly failure: Failure }) {
  const words = useSetUpMessages();
  const messages = useMessages();
  const rows = failure.fields.map(({ section, row, field, error, value, allowed }) => ({
    place: words.place(section ?? "", row === undefined ? null : row + 1, field),
    said: [
      serverProblemText(error, field, messages),
      ...(value === undefined ? [] : [JSON.stringify(value)]),
      ...(allowed === undefined ? [] : [allowed]),
    ].join(" · "),
  }));
  return (
    <section aria-live="polite">
      <FailureMessage failure={failure} />
      <ul className={styles["problems"]}>
        {rows.slice(0, mostShown).map(({ place, said }) => (
          <li key={`${place} ${said}`}>
            <b>{place}</b> {said}
          </li>
        ))}
      </ul>
      {rows.length > mostShown && <p>{words.moreProblems(rows.length - mostShown)}</p>}
    </section>
  );
}
