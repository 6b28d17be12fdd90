import { listApprovers } from "@comanda/contract/approval";
import { passwordMaximumLength } from "@comanda/domain/form/maximum-lengths";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";

import { callApi } from "#api/call.ts";
import { networkError, type Failure } from "#api/failure.ts";
import { failureText } from "#language/failure-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useRead } from "#records/use-read.ts";
import { useRecords, useRecordState } from "#records/use-records.ts";
import { staffName } from "#records/to-staff.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ToggleButtons } from "#ui/toggle-buttons.tsx";
import { useFocusInvalid } from "#ui/use-focus-invalid.ts";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { shownNumberOf, useOrder } from "../order/index.ts";
import { describeRequest } from "./describe-request.ts";
import styles from "./manager-sheet.module.css";
import type { Question } from "./question-store.ts";

type ManagerSheetProps = { readonly question: Question; readonly onClose: () => void };

/** A manager touches their name and types their password. */
export function ManagerSheet({ question, onClose }: ManagerSheetProps) {
  const { approval, cancel } = useAllMessages();
  const formId = useId();
  const approvers = useApprovers(question);
  const typing = useManager(question, approvers.people, onClose);
  const handleCancel = () => {
    question.onCancel();
    onClose();
  };
  return (
    <Dialog
      kind="sheet"
      title={approval.title}
      onClose={handleCancel}
      actions={
        <>
          <Button kind="quiet" onClick={handleCancel}>
            {cancel}
          </Button>
          <Button kind="next" type="submit" form={formId} isBusy={typing.isBusy}>
            {approval.allow}
          </Button>
        </>
      }
    >
      <AskedAction question={question} />
      {approvers.list.state === "waiting" && <Waiting>{approval.loading}</Waiting>}
      {approvers.list.state === "failed" && <ReadFailure read={approvers.list} />}
      {approvers.list.state === "ready" && approvers.people.length === 0 && (
        <p>{approval.nobody}</p>
      )}
      <ManagerForm id={formId} people={approvers.people} typing={typing} />
    </Dialog>
  );
}

/** What the manager allows, and why the user may not do it alone if that is more than a missing right. */
function AskedAction({
  question: { call, request, failure },
}: Pick<ManagerSheetProps, "question">) {
  const messages = useAllMessages();
  const outbox = useOutboxMessages();
  const reference = useRecordState((state) => state.reference);
  const records = useRecordState((state) => state.records);
  const currentBill = useOrder(({ bill }) => bill?.id ?? null);
  const words = { messages, outbox, records, currentBill, numberOf: shownNumberOf };
  const action = reference && describeRequest(call, request, { ...words, reference });
  return (
    <div className={styles["action"]}>
      {action !== null && (
        <>
          <strong>{action.title}</strong>
          <p>{action.lines.join("\n")}</p>
        </>
      )}
      {failure.code !== "permission-denied" && (
        <p className={styles["reason"]}>{failureText(failure, messages)}</p>
      )}
    </div>
  );
}

type ManagerFormProps = {
  readonly id: string;
  readonly people: readonly Person[];
  readonly typing: ReturnType<typeof useManager>;
};

function ManagerForm({ id, people, typing }: ManagerFormProps) {
  const { approval } = useAllMessages();
  const choice = useInSight(typing.isNobody);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    typing.allow();
  };
  return (
    <form id={id} noValidate onSubmit={handleSubmit}>
      {people.length > 0 && (
        <div ref={choice}>
          <ToggleButtons
            label={approval.who}
            options={people.map(({ label }) => label)}
            isPressed={(label) => label === typing.manager?.label}
            isBusy={typing.isBusy}
            problem={typing.isNobody ? approval.chooseWho : undefined}
            onPress={typing.choose}
          />
        </div>
      )}
      {typing.manager !== undefined && (
        // Another one for each manager, so that it has the focus as soon as a name is touched.
        <PasswordField key={typing.manager.username} typing={typing} />
      )}
    </form>
  );
}

/** A refusal is said right below it, in sight also where a keyboard leaves little room. */
function PasswordField({ typing }: Pick<ManagerFormProps, "typing">) {
  const messages = useAllMessages();
  const { failure } = typing;
  const place = useInSight(failure);
  useFocusInvalid(place, failure);
  const isUnreachable = failure?.code === networkError.code;
  return (
    <div ref={place}>
      <TextField
        label={messages.password}
        type="password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a name was touched to type the password
        autoFocus
        // A manager's password must not stay on the till.
        autoComplete="off"
        maxLength={passwordMaximumLength}
        value={typing.password}
        problem={failure === null ? undefined : failureText(failure, messages)}
        hint={isUnreachable ? messages.networkHint : undefined}
        onChange={(event) => typing.type(event.target.value)}
      />
    </div>
  );
}

/** Scrolls to the element each time there is something to be read in it. */
function useInSight(said: unknown) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: "nearest" });
  }, [said]);
  return place;
}

type Person = { readonly username: string; readonly label: string };

/** Whose password is being typed, and why it was refused. */
function useManager(question: Question, people: readonly Person[], onClose: () => void) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isNobody, setIsNobody] = useState(false);
  const only = people.length === 1 ? people[0] : undefined;
  const manager = people.find(({ label }) => label === chosen) ?? only;
  const send = async (username: string) => {
    setIsBusy(true);
    try {
      const problem = await question.onAllow({ username, password });
      if (problem === null) onClose();
      setPassword("");
      setFailure(problem);
    } finally {
      // Also after an exception, so that the button can be pressed again.
      setIsBusy(false);
    }
  };
  return {
    manager,
    password,
    failure,
    isBusy,
    /** Whether it was to be allowed before anyone was chosen. */
    isNobody: isNobody && manager === undefined,
    choose: (label: string) => {
      setChosen(label);
      setFailure(null);
    },
    type: (text: string) => {
      setPassword(text);
      setFailure(null);
    },
    allow: () => {
      setIsNobody(people.length > 0 && manager === undefined);
      if (!isBusy && manager !== undefined) void send(manager.username);
    },
  };
}

/** Who may allow it, by staff id and name. */
function useApprovers({ call, failure }: Question) {
  const list = useRead(() => callApi(listApprovers, { params: { call } }), call);
  const staff = useRecords((records) => records.staff);
  const found = list.state === "ready" ? list.reply : [];
  const { limit } = failure.about;
  const people = found.flatMap(({ staff: id, discountLimit }) => {
    const member = staff.get(id);
    const isEnough =
      typeof limit !== "number" || discountLimit === null || discountLimit > limit * 100;
    return member === undefined || !isEnough
      ? []
      : [{ username: member.username, label: `${member.ref} ${staffName(member)}` }];
  });
  return { list, people };
}
