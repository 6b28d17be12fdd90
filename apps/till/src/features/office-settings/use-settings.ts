import { readSettings, saveSettings } from "@comanda/contract/office-settings";
import type { Settings } from "@comanda/contract/settings";
import type { Problem } from "@comanda/domain/office/problem";
import { useRef, useState } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";

import { showSuccess, useAction } from "../notice/index.ts";
import { changedFields, type Field, type Fields } from "../office-records/index.ts";
import { parseSettings } from "./settings-fields.ts";

type EditState = {
  readonly base: Settings;
  readonly values: Fields;
  /** Increases when other values replace the typed ones, to reset the inputs. */
  readonly version: number;
  readonly problems: readonly Problem[];
  readonly refusals: number;
  /** What another user saved meanwhile. */
  readonly theirs: Settings | null;
};

function startEditing(base: Settings, version: number): EditState {
  return { base, values: base, version, problems: [], refusals: 0, theirs: null };
}

/** The state of the edited settings of the house. */
export function useSettings(read: Settings) {
  const { house } = useOfficeMessages().tools;
  const { isBusy, run } = useAction();
  const [edited, setEdited] = useState(() => startEditing(read, 0));
  // A ref, so that saving uses the latest values even if it is pressed while a field loses the focus.
  const now = useRef(edited);
  const put = (next: EditState) => {
    now.current = next;
    setEdited(next);
  };
  const restart = (base: Settings) => put(startEditing(base, now.current.version + 1));
  const keepLaterEdits = (saved: Settings, sent: Fields) => {
    const { values, version } = now.current;
    const later = changedFields(values, sent);
    if (Object.keys(later).length === 0) restart(saved);
    else put({ ...startEditing(saved, version), values: { ...saved, ...later } });
  };
  const change = ({ key }: Field, value: unknown) => {
    const { values, problems } = now.current;
    const left = problems.filter(({ field }) => field !== key);
    put({ ...now.current, values: { ...values, [key]: value }, problems: left });
  };
  const send = async (before: Settings, after: Settings, sent: Fields) => {
    const saved = await write(saveSettings, { body: { before, after } });
    if (saved.ok) {
      keepLaterEdits(saved.reply.settings, sent);
      showSuccess(house.saved);
      return null;
    }
    if (saved.failure.code !== "changed-meanwhile") return saved.failure;
    const asked = await callApi(readSettings, {});
    if (!asked.ok) return asked.failure;
    put({ ...now.current, theirs: asked.reply });
    return null;
  };
  /**
   * Saves the fields that changed here on top of what was loaded or, after a conflict, of what the other user saved.
   */
  const save = (theirs?: Settings) =>
    run(async () => {
      const { base, values, refusals } = now.current;
      const before = theirs ?? base;
      const after = parseSettings({ ...before, ...changedFields(values, base) });
      if ("venueName" in after) return send(before, after, values);
      put({ ...now.current, problems: after, refusals: refusals + 1 });
      return null;
    });
  return { edited, isBusy, change, save, restart };
}
