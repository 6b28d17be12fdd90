import { lineForCommission } from "@comanda/domain/bill/earning-lines";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseSetCommissionForm } from "@comanda/domain/form/set-commission-form";
import type { StaffId } from "@comanda/domain/id";
import { padLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey } from "@comanda/domain/input-pad/press-pad-key";
import { pasteIntoPad } from "@comanda/domain/input-pad/paste-into-pad";
import type { Article } from "@comanda/domain/menu/article";
import { formatMoney } from "@comanda/domain/money/format-money";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { staffName } from "#records/to-staff.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";

import { showStaffRefusal, useOrder } from "../order/index.ts";
import { askedEarner, type AskedEarner } from "./asked-earners.ts";
import { EarnerList } from "./earner-list.tsx";
import {
  currentEarner,
  earnerOf,
  earnersHere,
  setTypedCommission,
} from "./set-typed-commission.ts";
import styles from "./set-commission-screen.module.css";

type SetCommissionScreenProps = {
  readonly reference: Reference;
  readonly articleId: string;
  /** Whether the till opened the screen after a press on the article. */
  readonly isAsked: boolean;
  /** The key of the line; without one, the selected line. */
  readonly line?: string;
};

/** Sets who earns the commission of a line: by a touch on a name, or by staff ID. */
export function SetCommissionScreen(props: SetCommissionScreenProps) {
  const { reference, articleId, isAsked, line } = props;
  const { bill, selected } = useOrder();
  const article = reference.menu.articles.find(({ id }) => String(id) === articleId);
  if (bill === null || article === undefined) return <Redirect to="/order" replace />;
  const wanted = line === undefined ? selected : lineKey(line);
  const item = lineForCommission(bill, wanted, article.id);
  if (item === null) return <Redirect to="/order" replace />;
  const asked = isAsked ? askedEarner(bill, item.key) : null;
  // The parts of a set are asked about one after the other, and may be of the same article.
  const current = currentEarner(bill, item.key);
  const form = { item: item.key, article, reference, asked, current };
  return <CommissionForm key={item.key} {...form} />;
}

type CommissionFormProps = {
  readonly item: LineKey;
  readonly article: Article;
  readonly reference: Reference;
  /** Null if the user opened the screen. */
  readonly asked: AskedEarner | null;
  readonly current: StaffId | null;
};

type TypedEarner = { readonly staffId: string; readonly problem?: string | undefined };

function CommissionForm({ item, article, reference, asked, current }: CommissionFormProps) {
  const messages = useAllMessages();
  const { lines, order, cancel } = messages;
  useTitle(lines.commission);
  const [, navigate] = useLocation();
  const [{ staffId, problem }, setTyped] = useState<TypedEarner>({ staffId: "" });
  const next = asked?.next ?? null;
  const handleDone = () => navigate(next ?? "/order", { replace: next !== null });
  const change = (text: string) => setTyped({ staffId: text });
  const handleStaff = (ref: string) => {
    change(ref);
    submit(ref);
  };
  function submit(typed: string): void {
    const parsed = parseSetCommissionForm({ staffId: typed });
    if (isRefusal(parsed)) showStaffRefusal(parsed, handleStaff);
    else if (isFormErrors(parsed)) {
      const [error] = parsed.fieldErrors;
      const text = error && fieldProblemText(error, lines.earner, messages);
      setTyped({ staffId: typed, problem: text });
    } else {
      const earner = earnerOf(article, parsed.staffId);
      if (isRefusal(earner)) showStaffRefusal(earner, handleStaff);
      else if (setTypedCommission(item, earner)) handleDone();
    }
  }
  return (
    <FormScreen
      title={lines.commissionOf(article.name)}
      texts={{ cancel, submit: lines.confirm }}
      isTyped={staffId !== ""}
      keys={
        <KeyGrid
          texts={order}
          extra="letters"
          onKey={(key) => change(pressPadKey(staffId, key, padLimits.staffId))}
        />
      }
      onSubmit={() => submit(staffId)}
      onCancel={handleDone}
    >
      {asked !== null && <Question {...asked} />}
      <PadField
        label={lines.earner}
        value={staffId}
        problem={problem}
        isFirst
        takesScans
        onChange={(text) => change(pasteIntoPad("", text, padLimits.staffId))}
      />
      <Earner article={article} reference={reference} staffId={staffId} />
      <EarnerList
        earners={earnersHere(article)}
        current={current}
        moneyFormat={reference.moneyFormat}
        onChoose={handleStaff}
      />
    </FormScreen>
  );
}

/** What the till asks, of several lines which one. */
function Question({ number, count }: AskedEarner) {
  const { lines } = useAllMessages();
  return (
    <p className={styles["question"]}>
      {lines.whoEarns}
      {count > 1 && ` ${number}/${count}`}
    </p>
  );
}

type EarnerProps = {
  readonly article: Article;
  readonly reference: Reference;
  readonly staffId: string;
};

/** Shows the member of staff with the typed ID, so that a typo is noticed before confirming. */
function Earner({ article, reference, staffId }: EarnerProps) {
  const { lines } = useAllMessages();
  const earner = staffId === "" ? null : earnerOf(article, staffId);
  const text =
    earner === null || isRefusal(earner)
      ? ""
      : lines.earns(
          staffName(earner.staff),
          formatMoney(earner.commission.amount, reference.moneyFormat),
        );
  return <output className={styles["earner"]}>{text}</output>;
}
