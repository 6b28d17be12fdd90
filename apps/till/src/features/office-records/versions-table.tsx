import { logoLimits } from "@comanda/domain/paper/logo";
import { composeLogo } from "@comanda/paper/documents/bill";
import { useEffect, useMemo, type ReactNode } from "react";

import { tilesInSight } from "#records/tiles-in-sight.ts";

import { PaperCanvas } from "../painted-paper/index.ts";
import { useLogo } from "../paper-logo/index.ts";
import { labelOf } from "./field-input.tsx";
import type { Field } from "./field.ts";
import styles from "./record-form.module.css";
import { isEqual, type Fields } from "./office-record.ts";
import { changedWords } from "./own-words.ts";
import { valueText, type RecordContext } from "./value-text.ts";

type VersionsTableProps = {
  readonly fields: readonly Field[];
  /** The record as both users loaded it; `theirs` and `mine` are what each made of it. */
  readonly base: Fields;
  readonly theirs: Fields;
  readonly mine: Fields;
  readonly look: RecordContext;
};

/** The fields that either user changed, side by side. */
export function VersionsTable({ fields, base, theirs, mine, look: context }: VersionsTableProps) {
  const { records } = context.office;
  const differing = fields.filter(
    ({ key }) => !isEqual(theirs[key], base[key]) || !isEqual(mine[key], base[key]),
  );
  return (
    <table className={styles["versions"]}>
      <thead>
        <tr>
          <th scope="col">{records.field}</th>
          <th scope="col">{records.theirs}</th>
          <th scope="col">{records.yours}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map((field) => (
          <tr key={field.key}>
            <th scope="row">{labelOf(field, theirs, context)}</th>
            {[theirs, mine].map((values, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- always these two columns
              <td key={index}>
                {isEqual(values[field.key], base[field.key])
                  ? "–"
                  : shownValue(field, { values, base }, context)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shownValue(
  field: Field,
  { values, base }: { readonly values: Fields; readonly base: Fields },
  context: RecordContext,
): ReactNode {
  const hash = values[field.key];
  if (field.kind === "paperWords") return changedWords(hash, base[field.key]);
  if (field.kind === "logo" && typeof hash === "string") return <ShownLogo hash={hash} />;
  if (field.kind !== "picture" && field.kind !== "logo") return valueText(field, values, context);
  return typeof hash === "string" ? <ShownPicture hash={hash} /> : context.office.records.none;
}

/** Without a name below it, which is another field. */
function ShownLogo({ hash }: { readonly hash: string }) {
  const logo = useLogo(hash);
  const blocks = useMemo(() => composeLogo(logo), [logo]);
  return <PaperCanvas blocks={blocks} widthDots={logoLimits.widthDots} />;
}

function ShownPicture({ hash }: { readonly hash: string }) {
  useEffect(() => {
    tilesInSight.setState([...tilesInSight.getState(), { picture: hash }], true);
  }, [hash]);
  return <div className={styles["picture"]} data-picture={hash} />;
}
