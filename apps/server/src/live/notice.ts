import { Value } from "typebox/value";

import { presenceNotice, type PresenceNotice } from "./presence.ts";

/** What servers on the same database send to each other. */
export type Notice =
  /** The journal of this location has grown. */
  | { readonly kind: "row"; readonly location: number }
  | { readonly kind: "presence"; readonly presence: PresenceNotice };

const presencePrefix = "told:";

export function formatRowNotice(location: number, sequence: number): string {
  return `${location}:${sequence}`;
}

export function formatPresenceNotice(presence: PresenceNotice): string {
  return presencePrefix + JSON.stringify(presence);
}

/** Every program at the database can send on the channel, so the payload may be anything; null if it is no notice. */
export function readNotice(payload: string): Notice | null {
  if (payload.startsWith(presencePrefix)) {
    const presence = parseJson(payload.slice(presencePrefix.length));
    return Value.Check(presenceNotice, presence) ? { kind: "presence", presence } : null;
  }
  const location = /^(\d+):\d+$/.exec(payload)?.[1];
  return location === undefined ? null : { kind: "row", location: Number(location) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON, so no presence; the caller logs the payload.
    return null;
  }
}
