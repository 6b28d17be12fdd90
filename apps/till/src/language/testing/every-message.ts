import type { Language } from "@comanda/domain/venue/settings";

import { english } from "../english.ts";
import { filipino } from "../filipino.ts";
import { outboxEnglish } from "../outbox/english.ts";
import { outboxFilipino } from "../outbox/filipino.ts";
import { outboxThai } from "../outbox/thai.ts";
import { outboxVietnamese } from "../outbox/vietnamese.ts";
import { thai } from "../thai.ts";
import { vietnamese } from "../vietnamese.ts";

/** All that the till says, with the areas whose messages are fetched after the first screen. */
export const everyMessage = {
  en_US: { ...english, outbox: outboxEnglish },
  vi_VN: { ...vietnamese, outbox: outboxVietnamese },
  th_TH: { ...thai, outbox: outboxThai },
  tl_PH: { ...filipino, outbox: outboxFilipino },
} satisfies Readonly<Record<Language, object>>;
