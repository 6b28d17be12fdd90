import { useCallback, useEffect } from "react";
import { useLocation } from "wouter";

import type { Failure } from "#api/failure.ts";
import type { Messages } from "#language/english.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Toast } from "#ui/toast.tsx";

import { closeDialog, dismissNotice, enterScreen, useNotices } from "./notice-store.ts";
import { noticeText } from "./notice-text.ts";

/** What the till has to say, wherever it is pressed. */
export function Notices() {
  const messages = useMessages();
  const [path] = useLocation();
  useEffect(() => enterScreen(path), [path]);
  const notice = useNotices((state) => state.notice);
  const dialog = useNotices((state) => state.dialog);
  const count = notice?.count ?? 0;
  const undo = notice?.content.kind === "done" ? notice.content.undo : undefined;
  const handleClose = useCallback(() => dismissNotice(count), [count]);
  return (
    <>
      {notice !== null && (
        <Toast
          key={notice.count}
          kind={notice.content.kind === "done" ? "done" : "attention"}
          text={
            notice.content.kind === "failure"
              ? noticeText(notice.content.failure, messages)
              : notice.content.text
          }
          closeLabel={messages.order.closeMenu}
          onClose={handleClose}
          action={undo && { label: messages.order.bringBack, onPress: undo }}
        />
      )}
      {dialog !== null && (
        <Dialog
          title={titleOf(dialog, messages)}
          onClose={closeDialog}
          actions={
            <Button kind="next" onClick={closeDialog}>
              {messages.ok}
            </Button>
          }
        >
          {noticeText(dialog, messages)}
        </Dialog>
      )}
    </>
  );
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
