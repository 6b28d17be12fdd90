import type { OfficeCalls } from "@comanda/contract/office";
import type { ReactNode } from "react";

import { callApi } from "#api/call.ts";
import { Waiting } from "#ui/waiting.tsx";

import { FailureMessage } from "../failure/index.ts";
import { useRequest } from "../reports/index.ts";
import type { Editor } from "./editor.ts";
import { RecordForm } from "./record-form.tsx";
import type { Fields, OfficeRecord } from "./office-record.ts";
import { topics } from "./topics.ts";
import type { RecordContext } from "./value-text.ts";

type FetchedFormProps = {
  readonly editor: Editor;
  readonly id: number;
  readonly look: RecordContext;
  readonly extra: ((values: Fields) => ReactNode) | undefined;
  readonly onSaved: (thing: OfficeRecord) => void;
  readonly onCancel: () => void;
};

/** Fetches a record that is not in the list of active ones, so it is a retired one. */
export function FetchedForm({ id, ...rest }: FetchedFormProps) {
  const { editor, look: context } = rest;
  const calls: OfficeCalls = topics[editor.topic];
  const asked = useRequest(() => callApi(calls.list, { query: { retired: 1 } }), editor.topic);
  if (asked.state === "waiting") return <Waiting>{context.office.records.loading}</Waiting>;
  if (asked.state === "failed") return <FailureMessage failure={asked.failure} />;
  const thing = asked.reply.find((one) => one.id === id);
  return <RecordForm {...rest} thing={thing ?? null} />;
}
