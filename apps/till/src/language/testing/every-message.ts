import type { Language } from "@comanda/domain/venue/settings";

import { english } from "../english.ts";
import { filipino } from "../filipino.ts";
import { officeEnglish } from "../office/english.ts";
import { outboxEnglish } from "../outbox/english.ts";
import { officeFilipino } from "../office/filipino.ts";
import { outboxFilipino } from "../outbox/filipino.ts";
import { officeThai } from "../office/thai.ts";
import { outboxThai } from "../outbox/thai.ts";
import { officeVietnamese } from "../office/vietnamese.ts";
import { outboxVietnamese } from "../outbox/vietnamese.ts";
import { thai } from "../thai.ts";
import { vietnamese } from "../vietnamese.ts";

/** All that the till says, with the areas whose messages are fetched after the first screen. */
export const everyMessage = {
  en_US: { ...english, outbox: outboxEnglish, office: officeEnglish },
  vi_VN: { ...vietnamese, outbox: outboxVietnamese, office: officeVietnamese },
  th_TH: { ...thai, outbox: outboxThai, office: officeThai },
  tl_PH: { ...filipino, outbox: outboxFilipino, office: officeFilipino },
} satisfies Readonly<Record<Language, object>>;
