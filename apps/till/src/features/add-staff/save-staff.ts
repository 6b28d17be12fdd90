import { addStaff } from "@comanda/contract/staff";
import type { StaffDraft } from "@comanda/domain/form/staff-form";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

export async function saveStaff({
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
