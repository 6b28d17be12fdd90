import { useRead } from "#records/use-read.ts";
import type { OfficeCalls } from "@comanda/contract/office";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { FormFrame } from "#ui/form-frame.tsx";
import { ListField } from "#ui/list-field.tsx";
import { moveEntry } from "#ui/move-entry.ts";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { showSuccess, useAction } from "../notice/index.ts";
import { recordsOf } from "./catalog.ts";
import type { Editor } from "./editor.ts";
import { recordName, type OfficeRecord } from "./office-record.ts";
import { saveRecords } from "./save-records.ts";
import { topics } from "./topics.ts";
import type { RecordContext } from "./value-text.ts";

type ArrangeScreenProps = {
  readonly editor: Editor;
  readonly arrangement: NonNullable<Editor["arrangement"]>;
  /** In their present order. */
  readonly things: readonly OfficeRecord[];
  readonly look: RecordContext;
  readonly onSaved: (things: readonly OfficeRecord[]) => void;
  readonly onCancel: () => void;
};

/** Puts the records of a list in another order. */
export function ArrangeScreen(props: ArrangeScreenProps) {
  const { editor } = props;
  const { records } = useOfficeMessages();
  const calls: OfficeCalls = topics[editor.topic];
  // Retired records keep their places.
  const request = useRead(() => callApi(calls.list, { query: { retired: 1 } }), editor.topic);
  if (request.state === "waiting") return <Waiting>{records.loading}</Waiting>;
  if (request.state === "failed") return <ReadFailure read={request} />;
  return <ArrangeForm {...props} retired={request.reply} />;
}

type ArrangeFormProps = ArrangeScreenProps & { readonly retired: readonly OfficeRecord[] };

function ArrangeForm(props: ArrangeFormProps) {
  const { editor, arrangement, onCancel } = props;
  const { parts, records, tools } = useOfficeMessages();
  const title = tools.arrange.title(records.titles[editor.name]);
  useTitle(title);
  const { order, isChanged, isBusy, hasRoom, move, save } = useArranging(props);
  return (
    <FormFrame
      title={title}
      texts={parts.form}
      isChanged={isChanged}
      isBusy={isBusy}
      refusals={0}
      onSave={() => void save()}
      onCancel={onCancel}
    >
      <ListField
        label={records.titles[editor.name]}
        hint={tools.arrange.hints[arrangement.explanation]}
        problem={hasRoom ? undefined : records.problems["no-place-left"]()}
        texts={records.list}
        rows={order.map((thing) => {
          const name = recordName(thing);
          return { key: String(thing.id), name, content: name };
        })}
        foot={null}
        onMove={move}
      />
    </FormFrame>
  );
}

function useArranging(props: ArrangeFormProps) {
  const { editor, arrangement, things, look, retired, onSaved } = props;
  const { records } = useOfficeMessages();
  const { isBusy, run } = useAction();
  const first = things.filter(arrangement.isFirst);
  const movable = things.filter((one) => !arrangement.isFirst(one));
  const [order, setOrder] = useState<readonly OfficeRecord[]>(movable);
  const [hasRoom, setHasRoom] = useState(true);
  const save = () =>
    run(async () => {
      const arranged = [...first, ...order];
      const all = [...recordsOf(look.catalog, editor.topic), ...retired];
      const changes = arrangement.arrange(arranged, all);
      setHasRoom(changes !== null);
      if (changes === null) return null;
      const rows = arranged.map(({ id, revision }, index) => ({ id, revision, ...changes[index] }));
      const saved = await saveRecords(editor.topic, { save: rows });
      if (!saved.ok) return saved.failure;
      showSuccess(records.saved(records.titles[editor.name]));
      onSaved(saved.reply.saved);
      return null;
    });
  const move = (from: number, to: number) => setOrder(moveEntry(order, from, to));
  const isChanged = order.some((thing, index) => thing.id !== movable[index]?.id);
  return { order, isChanged, isBusy, hasRoom, move, save };
}
