import { readSettings, saveSettings } from "@comanda/contract/office-settings";
import type { Settings } from "@comanda/contract/settings";
import type { Problem } from "@comanda/domain/office/problem";
import { useRef, useState } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";

import { sayDone, useDoing } from "../notice/index.ts";
import { changedFields, type Field, type Fields } from "../office-records/index.ts";
import { typedSettings } from "./settings-fields.ts";

type Edited = {
  readonly base: Settings;
  readonly values: Fields;
  /** Counts up when other values take the place of what was typed. */
  readonly version: number;
  readonly problems: readonly Problem[];
  readonly refusals: number;
  /** What somebody else saved meanwhile. */
  readonly theirs: Settings | null;
};

function begin(base: Settings, version: number): Edited {
  return { base, values: base, version, problems: [], refusals: 0, theirs: null };
}

/** The settings of the house while they are edited. */
export function useSettings(read: Settings) {
  const { house } = useOfficeMessages().tools;
  const { isBusy, run } = useDoing();
  const [edited, setEdited] = useState(() => begin(read, 0));
  // What is saved is what is there by then, also when it is pressed while a field is being left.
  const now = useRef(edited);
  const put = (next: Edited) => {
    now.current = next;
    setEdited(next);
  };
  const restart = (base: Settings) => put(begin(base, now.current.version + 1));
  const change = ({ key }: Field, value: unknown) => {
    const { values, problems } = now.current;
    const left = problems.filter(({ field }) => field !== key);
    put({ ...now.current, values: { ...values, [key]: value }, problems: left });
  };
  const send = async (before: Settings, after: Settings) => {
    const saved = await write(saveSettings, { body: { before, after } });
    if (saved.ok) {
      restart(saved.reply.settings);
      sayDone(house.saved);
      return null;
    }
    if (saved.failure.code !== "changed-meanwhile") return saved.failure;
    const asked = await callApi(readSettings, {});
    if (!asked.ok) return asked.failure;
    put({ ...now.current, theirs: asked.reply });
    return null;
  };
  /** Over what was read, or over what somebody else has made of it: of that stays what was not changed here. */
  const save = (theirs?: Settings) =>
    run(async () => {
      const { base, values, refusals } = now.current;
      const before = theirs ?? base;
      const after = typedSettings({ ...before, ...changedFields(values, base) });
      if ("venueName" in after) return send(before, after);
      put({ ...now.current, problems: after, refusals: refusals + 1 });
      return null;
    });
  return { edited, isBusy, change, save, restart };
}
