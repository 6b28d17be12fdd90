import { randomUUID } from "node:crypto";

import type { Call } from "@comanda/contract/call";
import { addStaffToLocation } from "@comanda/contract/office-colleague";
import { officeStaff } from "@comanda/contract/office-staff";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";
import type { LightMyRequestResponse } from "fastify";

import { findMember, findNamed, type Office } from "./test-office.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "./test-till.ts";

/** The office's own manager, who works at both locations, calls at Harbour Hotel. */
export async function callAtHarbour(
  { app, admin }: Pick<Office, "app" | "admin">,
  call: Call,
  input: { readonly params?: Readonly<Record<string, number>>; readonly body?: unknown },
): Promise<LightMyRequestResponse> {
  // The session of the office is at a sale point of Lotus House.
  const there = await signInAs(app, admin.user.username);
  const location = findNamed(admin.locations, "Harbour Hotel").id;
  return callAs(app, there, call, { ...input, location, idempotencyKey: randomUUID() });
}

/** Adds a person of Lotus House to Harbour Hotel. */
export async function shareWithHarbour(office: Office, username: string): Promise<void> {
  const { id, revision, userGroup } = await findMember(office, username);
  const body = { revision, userGroup, station: null };
  const added = await callAtHarbour(office, addStaffToLocation, { params: { id }, body });
  replyOf(addStaffToLocation, added);
}

/** A manager who works at Harbour Hotel only. */
export async function addHarbourManager(office: Office): Promise<SignedIn> {
  const { userGroup } = await findMember(office, "waiter");
  const password = "quiet cove 7";
  const harbourManager = {
    username: "harbour-manager",
    ref: "77",
    firstName: "Nok",
    userGroup,
    permissions: permissionsOf("admin"),
    mayLogIn: true,
    password,
  };
  const body = { save: [harbourManager], retire: [] };
  replyOf(officeStaff.save, await callAtHarbour(office, officeStaff.save, { body }));
  return signInAs(office.app, harbourManager.username, password);
}
