import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useAction } from "../notice/index.ts";
import { editors } from "./editors.ts";
import type { OfficeRecord } from "./office-record.ts";
import { fieldOfProblem, problemText } from "./problem-text.ts";
import { saveRecords } from "./save-records.ts";
import type { TopicName } from "./topics.ts";
import type { RecordContext } from "./value-text.ts";

/** Those that need only a name. */
const namedTopics = ["category", "productGroup", "managementGroup", "taxClass"] as const;

export type NamedTopic = (typeof namedTopics)[number];

/** The topic, if its records can be added in place. */
export function topicAddedInPlace(
  topic: TopicName,
  { onAdded }: RecordContext,
): NamedTopic | undefined {
  return onAdded === undefined ? undefined : namedTopics.find((named) => named === topic);
}

type NewReferenceProps = {
  readonly topic: NamedTopic;
  readonly look: RecordContext;
  readonly onAdded: (thing: OfficeRecord) => void;
  readonly onClose: () => void;
};

/** Adds a category or group by its name, without leaving the form of the article that needs it. */
export function NewReference({ topic, look: context, onAdded, onClose }: NewReferenceProps) {
  const { office, catalog } = context;
  const messages = useAllMessages();
  const { isBusy, run } = useAction();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const label = office.records.fields.name;
  const save = () =>
    run(async () => {
      const draft = { ...editors[topic].blank(catalog), name };
      const saved = await saveRecords(topic, { save: [draft] });
      if (!saved.ok) {
        const wrong = saved.failure.fields.find((one) => fieldOfProblem(one) === "name");
        if (wrong === undefined) return saved.failure;
        setProblem(problemText(wrong, label, { messages, office }));
        return null;
      }
      const [thing] = saved.reply.saved;
      if (thing !== undefined) onAdded(thing);
      return null;
    });
  return (
    <Dialog
      title={office.records.newOne(office.records.titles[topic])}
      onClose={onClose}
      onEnter={() => void save()}
      actions={
        <>
          <Button kind="plain" disabled={isBusy} onClick={onClose}>
            {office.parts.form.cancel}
          </Button>
          <Button kind="next" isBusy={isBusy} onClick={() => void save()}>
            {office.parts.form.save}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        autoComplete="off"
        value={name}
        problem={problem}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
