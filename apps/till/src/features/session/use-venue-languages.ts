import { listSettings } from "@comanda/contract/settings";
import { chooseLanguage } from "@comanda/domain/venue/settings";
import { useEffect } from "react";
import { callApi } from "#api/call.ts";
import { offerLanguages, storedLanguage } from "#language/language.ts";
import { recordStore } from "#records/record-store.ts";

/**
 * Loads the languages that the venue allows, and reloads them when its settings change. Until then the till offers
 * every language it has.
 */
export function useVenueLanguages(): void {
  useEffect(() => {
    void fetchVenueLanguages();
    return recordStore.subscribe((now, before) => {
      if (now.settingsPing > before.settingsPing) void fetchVenueLanguages();
    });
  }, []);
}

async function fetchVenueLanguages(): Promise<void> {
  const outcome = await callApi(listSettings, {});
  if (!outcome.ok) return;
  const { allowedLanguages, language } = outcome.reply;
  const wanted = chooseLanguage(storedLanguage() ?? language, allowedLanguages);
  await offerLanguages(allowedLanguages, wanted);
}
