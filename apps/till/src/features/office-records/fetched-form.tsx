import type { OfficeCalls } from "@comanda/contract/office";
import type { ReactNode } from "react";

import { callApi } from "#api/call.ts";
import { Waiting } from "#ui/waiting.tsx";

import { FailureMessage } from "../failure/index.ts";
import { useAsked } from "../reports/index.ts";
import type { Editor } from "./editor.ts";
import { RecordForm } from "./record-form.tsx";
import type { Fields, Thing } from "./office-record.ts";
import { topics } from "./topics.ts";
import type { RecordLook } from "./value-text.ts";

type FetchedFormProps = {
  readonly editor: Editor;
  readonly id: number;
  readonly look: RecordLook;
  readonly extra: ((values: Fields) => ReactNode) | undefined;
  readonly onSaved: (thing: Thing) => void;
  readonly onCancel: () => void;
};

/** Fetches a record that is not in the list of active ones, so it is a retired one. */
export function FetchedForm({ id, ...rest }: FetchedFormProps) {
  const { editor, look } = rest;
  const calls: OfficeCalls = topics[editor.topic];
  const asked = useAsked(() => callApi(calls.list, { query: { retired: 1 } }), editor.topic);
  if (asked.state === "waiting") return <Waiting>{look.office.records.loading}</Waiting>;
  if (asked.state === "failed") return <FailureMessage failure={asked.failure} />;
  const thing = asked.reply.find((one) => one.id === id);
  return <RecordForm {...rest} thing={thing ?? null} />;
}
