import { useRead } from "#records/use-read.ts";
import type { OfficeCalls } from "@comanda/contract/office";
import type { ReactNode } from "react";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { listedBy, type Editor } from "./editor.ts";
import { RecordForm } from "./record-form.tsx";
import type { Fields, OfficeRecord } from "./office-record.ts";
import { topics } from "./topics.ts";
import type { RecordContext } from "./value-text.ts";

type FetchedFormProps = {
  readonly editor: Editor;
  /** As in the address. */
  readonly id: string;
  readonly look: RecordContext;
  readonly extra: ((values: Fields) => ReactNode) | undefined;
  readonly onSaved: (thing: OfficeRecord) => void;
  readonly onSavedInPart: (thing: OfficeRecord) => void;
  readonly onCancel: () => void;
};

/** Fetches a record that is not in the list of active ones, so it is a retired one, or there is none. */
export function FetchedForm({ id, ...rest }: FetchedFormProps) {
  const { editor, look: context, onCancel } = rest;
  const calls: OfficeCalls = topics[editor.topic];
  const request = useRead(() => callApi(calls.list, { query: { retired: 1 } }), editor.topic);
  if (request.state === "waiting") return <Waiting>{context.office.records.loading}</Waiting>;
  if (request.state === "failed") return <ReadFailure read={request} />;
  const thing = listedBy(editor, request.reply).find((one) => String(one.id) === id);
  if (thing === undefined) {
    return <NoSuchRecord title={context.office.records.titles[editor.name]} onBack={onCancel} />;
  }
  return <RecordForm {...rest} key={id} thing={thing} />;
}

type NoSuchRecordProps = { readonly title: string; readonly onBack: () => void };

/** Shown for an old or mistyped address. */
function NoSuchRecord({ title, onBack }: NoSuchRecordProps) {
  const { errorTitles, shifts } = useAllMessages();
  useTitle(title);
  return (
    <Screen title={title}>
      <Message
        title={errorTitles[404]}
        hint={null}
        action={
          <Button kind="plain" onClick={onBack}>
            {shifts.back}
          </Button>
        }
      />
    </Screen>
  );
}
