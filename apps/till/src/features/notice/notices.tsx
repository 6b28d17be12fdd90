import { useCallback, useEffect } from "react";
import { useLocation } from "wouter";

import type { Failure } from "#api/failure.ts";
import type { Messages } from "#language/language.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Toast } from "#ui/toast.tsx";
import { failureText } from "#language/failure-text.ts";
import { recordStore } from "#records/record-store.ts";

import {
  closeDialog,
  dismissAmount,
  dismissNotice,
  enterScreen,
  useNotices,
  type Notice,
} from "./notice-store.ts";
import type { NextStep } from "./next-step.ts";

export type StepsAfter = (code: string) => readonly NextStep[];

type NoticesProps = {
  /** What helps after a refusal, by its code. */
  readonly stepsAfter: StepsAfter;
};

/** Shows the current notice or dialog on any screen; `PeopleQuestion` shows the staff that a refusal offers. */
export function Notices({ stepsAfter }: NoticesProps) {
  const messages = useMessages();
  const [path] = useLocation();
  const notice = useNotices((state) => state.notice);
  const amount = useNotices((state) => state.amount);
  const dialog = useNotices((state) => state.dialog);
  useEffect(() => enterScreen(path, { notice, amount, dialog }), [path, notice, amount, dialog]);
  const count = notice?.count ?? 0;
  const handleClose = useCallback(() => dismissNotice(count), [count]);
  const people = notice?.content.kind === "failure" ? notice.content.people : undefined;
  return (
    <>
      {amount !== null && (
        <Toast
          {...amount}
          closeLabel={messages.order.closeMenu}
          onClose={dismissAmount}
          actions={closingFirst(amount.steps, dismissAmount)}
        />
      )}
      {notice !== null && people === undefined && (
        <Toast
          key={notice.count}
          kind={notice.content.kind}
          text={describeNotice(notice, messages)}
          closeLabel={messages.order.closeMenu}
          onClose={handleClose}
          actions={actionsOf(notice, messages, stepsAfter)}
        />
      )}
      {dialog !== null && (
        <Dialog
          title={titleOf(dialog, messages)}
          onClose={closeDialog}
          actions={<DialogActions steps={stepsAfter(dialog.code)} />}
        >
          {noticeText(dialog, messages)}
        </Dialog>
      )}
    </>
  );
}

/** The last one is the main action: the step, or to go on without one. */
function DialogActions({ steps }: { readonly steps: readonly NextStep[] }) {
  const { ok } = useMessages();
  const explanations = steps.filter(({ isExplanation = false }) => isExplanation);
  const others = steps.filter(({ isExplanation = false }) => !isExplanation);
  const close: NextStep = { label: ok, onPress: () => {} };
  return [...explanations, close, ...others].map(({ label, onPress }, index) => {
    const handlePress = () => {
      closeDialog();
      onPress();
    };
    return (
      <Button key={label} kind={index === steps.length ? "next" : "plain"} onClick={handlePress}>
        {label}
      </Button>
    );
  });
}

export function describeNotice({ content }: Notice, messages: Messages): string {
  return content.kind === "failure" ? noticeText(content.failure, messages) : content.text;
}

/** Undoes the action, opens the step that is missing, or what is often done next. */
function actionsOf(
  { content, count }: Notice,
  { order }: Messages,
  stepsAfter: StepsAfter,
): readonly NextStep[] {
  if ("undo" in content && content.undo !== undefined) {
    return [{ label: order.undo, onPress: content.undo }];
  }
  const after = content.kind === "failure" ? stepsAfter(content.failure.code) : [];
  const steps = ("steps" in content && content.steps) || after;
  return closingFirst(steps, () => dismissNotice(count));
}

function closingFirst(steps: readonly NextStep[], close: () => void): readonly NextStep[] {
  return steps.map(({ label, onPress }) => ({
    label,
    onPress: () => {
      close();
      onPress();
    },
  }));
}

function titleOf({ status }: Failure, { errorTitles }: Messages): string {
  const titles: Readonly<Record<number, string>> = errorTitles;
  return titles[status] ?? errorTitles.message;
}

/** The text for a failure: with the article if one ran out, and with each open shift if shifts are still open. */
function noticeText(failure: Failure, messages: Messages): string {
  const left = stockLeft(failure);
  if (left !== null) return messages.order.stockLeft(left.count, left.article);
  const text = [failureText(failure, messages), ...shiftLines(failure)].join("\n");
  const missing = missingItems(failure);
  return missing.length === 0 ? text : `${text}: ${missing.join(", ")}`;
}

/** How many of an article are left when more were ordered. */
function stockLeft({ code, about: { left, article } }: Failure) {
  const isCounted = code === "out-of-stock" && typeof left === "number" && left > 0;
  return isCounted && typeof article === "string" ? { count: left, article } : null;
}

function missingItems({ code, about }: Failure): readonly string[] {
  const { stockItems } = about;
  if (code !== "out-of-stock" || !Array.isArray(stockItems)) return [];
  const wanted = new Set(stockItems.map(String));
  const known = recordStore.getState().reference?.stockItems ?? [];
  return known.filter(({ id }) => wanted.has(String(id))).map(({ name }) => name);
}

/** Names, stations and users are parallel lists. */
function shiftLines({ code, about: { names, stations, users } }: Failure): readonly string[] {
  if (code !== "shifts-still-open") return [];
  const lists = [names, stations, users].map(listOf);
  return (lists[0] ?? []).map((_, shift) => lists.map((list) => list[shift] ?? "").join(" · "));
}

function listOf(value: Failure["about"][string] | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
