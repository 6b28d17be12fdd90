import { useCallback, useEffect } from "react";
import { useLocation } from "wouter";

import type { Failure } from "#api/failure.ts";
import type { Messages } from "#language/english.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Toast } from "#ui/toast.tsx";

import {
  closeDialog,
  dismissNotice,
  enterScreen,
  useNotices,
  type Notice,
} from "./notice-store.ts";
import type { NextStep } from "./next-step.ts";
import { PeopleDialog } from "./people-dialog.tsx";
import { noticeText } from "./notice-text.ts";

type NoticesProps = {
  /** The step that resolves a refusal, by its code. */
  readonly stepAfter: (code: string) => NextStep | null;
};

/** Shows the current notice or dialog on any screen. */
export function Notices({ stepAfter }: NoticesProps) {
  const messages = useMessages();
  const [path] = useLocation();
  const notice = useNotices((state) => state.notice);
  const dialog = useNotices((state) => state.dialog);
  useEffect(() => enterScreen(path, { notice, dialog }), [path, notice, dialog]);
  const count = notice?.count ?? 0;
  const handleClose = useCallback(() => dismissNotice(count), [count]);
  const people = notice?.content.kind === "failure" ? notice.content.people : undefined;
  return (
    <>
      {notice !== null && people !== undefined && (
        <PeopleDialog title={textOf(notice, messages)} people={people} onClose={handleClose} />
      )}
      {notice !== null && people === undefined && (
        <Toast
          key={notice.count}
          kind={notice.content.kind === "done" ? "done" : "attention"}
          text={textOf(notice, messages)}
          closeLabel={messages.order.closeMenu}
          onClose={handleClose}
          action={actionOf(notice, messages, stepAfter)}
        />
      )}
      {dialog !== null && (
        <Dialog
          title={titleOf(dialog, messages)}
          onClose={closeDialog}
          actions={<DialogActions step={stepAfter(dialog.code)} />}
        >
          {noticeText(dialog, messages)}
        </Dialog>
      )}
    </>
  );
}

function DialogActions({ step }: { readonly step: NextStep | null }) {
  const { ok } = useMessages();
  const handleStep = () => {
    closeDialog();
    step?.onPress();
  };
  return (
    <>
      <Button kind={step === null ? "next" : "plain"} onClick={closeDialog}>
        {ok}
      </Button>
      {step !== null && (
        <Button kind="next" onClick={handleStep}>
          {step.label}
        </Button>
      )}
    </>
  );
}

function textOf({ content }: Notice, messages: Messages): string {
  return content.kind === "failure" ? noticeText(content.failure, messages) : content.text;
}

/** Undoes the action, or opens the step that is missing. */
function actionOf(
  { content, count }: Notice,
  { order }: Messages,
  stepAfter: NoticesProps["stepAfter"],
): NextStep | undefined {
  if (content.kind === "failure") {
    const step = stepAfter(content.failure.code);
    if (step === null) return undefined;
    const onPress = () => {
      dismissNotice(count);
      step.onPress();
    };
    return { label: step.label, onPress };
  }
  return content.undo && { label: order.bringBack, onPress: content.undo };
}

function titleOf({ status }: Failure, { errorTitles }: Messages): string {
  switch (status) {
    case 400:
      return errorTitles[400];
    case 404:
      return errorTitles[404];
    case 500:
      return errorTitles[500];
    default:
      return errorTitles.message;
  }
}
