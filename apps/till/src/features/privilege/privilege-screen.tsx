import { setPrivilege } from "@comanda/contract/privilege";
import type { PrivilegedGuest } from "@comanda/domain/bill/privilege";
import { grantPrivilege } from "@comanda/domain/payment/grant-privilege";
import { isRefusal } from "@comanda/domain/refusal";
import { privilegeRateAt } from "@comanda/domain/venue/find-privilege";
import { useState } from "react";
import { Redirect } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { FormScreen } from "#ui/form-screen.tsx";
import { TextField } from "#ui/text-field.tsx";

import { requirePayable } from "../end-bill/index.ts";
import { useBillToEnd, type SavedBill, type ShowBill } from "../ending/index.ts";
import { useNavigate } from "../navigation/index.ts";
import { showRefusal, showSuccess, useAction } from "../notice/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import { HolderFields } from "./holder-fields.tsx";
import { emptyGuest, formOf, isTyped, requestOf, type PrivilegeForm } from "./privilege-form.ts";

type PrivilegeScreenProps = { readonly reference: Reference; readonly onShowBill: ShowBill };

/** Gives seniors and persons with disability at the bill what the law gives them. */
export function PrivilegeScreen({ reference, onShowBill }: PrivilegeScreenProps) {
  const { bill } = useBillToEnd({ guard: requirePayable, onShowBill });
  if (bill === null) return <Redirect to="/order" replace />;
  return <GuestForm reference={reference} bill={bill} />;
}

type GuestFormProps = { readonly reference: Reference; readonly bill: SavedBill };

function GuestForm({ reference, bill }: GuestFormProps) {
  const { privilege, cancel } = useAllMessages();
  useTitle(privilege.title);
  const navigate = useNavigate();
  const [form, setForm] = useState<PrivilegeForm>(() => formOf(bill));
  const { isBusy, refusedHolders, send } = useGranting(bill, reference, () => navigate("/pay"));
  const { holders } = form;
  const replaceHolders = (next: readonly PrivilegedGuest[]) => setForm({ ...form, holders: next });
  return (
    <FormScreen
      title={privilege.title}
      texts={{ cancel, submit: privilege.give }}
      isBusy={isBusy}
      isTyped={isTyped(form, bill)}
      onSubmit={() => send(form)}
      onCancel={() => navigate("/pay")}
    >
      <TextField
        label={privilege.guests}
        value={form.guests}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        onChange={({ target }) => setForm({ ...form, guests: target.value.replaceAll(/\D/g, "") })}
      />
      {holders.map((holder, index) => (
        <HolderFields
          // oxlint-disable-next-line react/no-array-index-key -- guests have no identity before they are saved
          key={index}
          count={index + 1}
          holder={holder}
          isMarked={index < refusedHolders}
          onChange={(changed) =>
            replaceHolders(holders.map((one, at) => (at === index ? changed : one)))
          }
          onRemove={holders.length === 1 ? null : () => replaceHolders(holders.toSpliced(index, 1))}
        />
      ))}
      <Button kind="choice" onClick={() => replaceHolders([...holders, emptyGuest])}>
        {privilege.addGuest}
      </Button>
      {bill.privilege !== null && (
        <Button kind="plain" isBusy={isBusy} onClick={() => send({ guests: "0", holders: [] })}>
          {privilege.takeOff}
        </Button>
      )}
    </FormScreen>
  );
}

type Granting = {
  readonly isBusy: boolean;
  /** How many guests there were when a name or a number was missing. */
  readonly refusedHolders: number;
  readonly send: (form: PrivilegeForm) => void;
};

/** Checks what is typed by the rule, and sends it. */
function useGranting(
  bill: SavedBill,
  { payTypes, currency }: Reference,
  onDone: () => void,
): Granting {
  const { privilege } = useAllMessages();
  const { isBusy, run } = useAction();
  const [refusedHolders, setRefusedHolders] = useState(0);
  const save = async (form: PrivilegeForm) => {
    const { guests, holders } = requestOf(form);
    const isDone = await run(async () => {
      const body = { guests, holders: [...holders] };
      const outcome = await write(setPrivilege, { params: { id: bill.id }, body });
      return outcome.ok ? null : outcome.failure;
    });
    if (!isDone) return;
    showSuccess(holders.length === 0 ? privilege.takenOff : privilege.given);
    onDone();
  };
  const send = (form: PrivilegeForm) => {
    const rate = privilegeRateAt(zoneOf(requireSession()));
    const granted = grantPrivilege(bill, requestOf(form), { rate, payTypes, currency });
    if (!isRefusal(granted)) void save(form);
    // The fields say it themselves, and a notice would cover them.
    else if (granted.refusal === "privilege-without-id") setRefusedHolders(form.holders.length);
    else showRefusal(granted);
  };
  return { isBusy, refusedHolders, send };
}
