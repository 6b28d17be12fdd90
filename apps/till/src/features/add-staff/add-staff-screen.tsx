import { isFormErrors } from "@comanda/domain/form/field-error";
import {
  parseStaffForm,
  type StaffDraft,
  type StaffFormValues,
} from "@comanda/domain/form/staff-form";
import { listUserGroups, addStaff } from "@comanda/contract/staff";
import { groupsForNewStaff, type UserGroup } from "@comanda/domain/staff/user-group";
import { useState } from "react";
import { Redirect } from "wouter";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { useRead } from "#records/use-read.ts";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";
import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { ReadFailure } from "../failure/index.ts";
import { useNavigate } from "../navigation/index.ts";
import { showSuccess, useAction } from "../notice/index.ts";
import { locationOf, requireSession } from "../order/index.ts";
import { StaffForm } from "./staff-form.tsx";
import { formProblems, serverProblems, type StaffFormProblems } from "./staff-form-problems.ts";

/** Adds a new member of staff. Available only at a location with a server of its own, which keeps its own staff. */
export function AddStaffScreen() {
  const { floor } = useAllMessages();
  useTitle(floor.addStaff);
  const list = useRead(fetchUserGroups, "user-groups");
  if (locationOf(requireSession()).useLocalServer) return <Redirect to="/order" replace />;
  return (
    <Screen title={floor.addStaff}>
      {list.state === "waiting" && <Waiting>{floor.groupsLoading}</Waiting>}
      {list.state === "failed" && <ReadFailure read={list} />}
      {list.state === "ready" && <AddStaffForm groups={offeredOf(list.reply)} />}
    </Screen>
  );
}

const fetchUserGroups = () => callApi(listUserGroups, {});

function offeredOf(groups: readonly UserGroup[]): readonly UserGroup[] {
  const { permissions, discountLimit = null } = requireSession().user;
  return groupsForNewStaff(groups, { permissions, discountLimit });
}

function AddStaffForm({ groups }: { readonly groups: readonly UserGroup[] }) {
  const messages = useAllMessages();
  const navigate = useNavigate();
  const [problems, setProblems] = useState<StaffFormProblems>({});
  const { isBusy, run } = useAction();
  // Only the server knows the list of common passwords: it is too long for the till.
  const surroundings = { names: [locationOf(requireSession()).name], isCommon: () => false };
  const save = async (draft: StaffDraft) => {
    const failure = await saveStaff(draft);
    if (failure === null) {
      showSuccess(messages.floor.staffAdded);
      navigate("/order");
    } else if (failure.fields.length > 0) {
      setProblems(serverProblems(failure, messages));
      return null;
    }
    return failure;
  };
  const handleSubmit = (values: StaffFormValues) => {
    const draft = parseStaffForm(values, groups, surroundings);
    setProblems(isFormErrors(draft) ? formProblems(draft, messages) : {});
    if (!isFormErrors(draft)) void run(() => save(draft));
  };
  return (
    <StaffForm
      groups={groups}
      problems={problems}
      isBusy={isBusy}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    />
  );
}

async function saveStaff({
  password,
  mayLogIn,
  subRoles,
  ...texts
}: StaffDraft): Promise<Failure | null> {
  const body = {
    ...texts,
    password: password ?? "",
    authPermitted: mayLogIn,
    subRoles: [...subRoles],
  };
  const outcome = await write(addStaff, { body });
  return outcome.ok ? null : outcome.failure;
}
