import type { Language } from "@comanda/domain/venue/settings";

import { allEnglish } from "../all-english.ts";
import { filipino } from "../filipino.ts";
import { faultEnglish } from "../fault/english.ts";
import { filesEnglish } from "../files/english.ts";
import { officeEnglish } from "../office/english.ts";
import { outboxEnglish } from "../outbox/english.ts";
import { faultFilipino } from "../fault/filipino.ts";
import { filesFilipino } from "../files/filipino.ts";
import { officeFilipino } from "../office/filipino.ts";
import { outboxFilipino } from "../outbox/filipino.ts";
import { faultThai } from "../fault/thai.ts";
import { filesThai } from "../files/thai.ts";
import { officeThai } from "../office/thai.ts";
import { outboxThai } from "../outbox/thai.ts";
import { faultVietnamese } from "../fault/vietnamese.ts";
import { filesVietnamese } from "../files/vietnamese.ts";
import { officeVietnamese } from "../office/vietnamese.ts";
import { outboxVietnamese } from "../outbox/vietnamese.ts";
import { helpEnglish } from "../help/english.ts";
import { helpFilipino } from "../help/filipino.ts";
import { helpThai } from "../help/thai.ts";
import { helpVietnamese } from "../help/vietnamese.ts";
import { setUpEnglish } from "../set-up/english.ts";
import { setUpFilipino } from "../set-up/filipino.ts";
import { setUpThai } from "../set-up/thai.ts";
import { setUpVietnamese } from "../set-up/vietnamese.ts";
import { thai } from "../thai.ts";
import { vietnamese } from "../vietnamese.ts";

/** All messages, including the areas that are fetched after the first screen. */
export const everyMessage = {
  en_US: {
    ...allEnglish,
    outbox: outboxEnglish,
    office: officeEnglish,
    setUp: setUpEnglish,
    file: filesEnglish,
    fault: faultEnglish,
    help: helpEnglish,
  },
  vi_VN: {
    ...vietnamese,
    outbox: outboxVietnamese,
    office: officeVietnamese,
    setUp: setUpVietnamese,
    file: filesVietnamese,
    fault: faultVietnamese,
    help: helpVietnamese,
  },
  th_TH: {
    ...thai,
    outbox: outboxThai,
    office: officeThai,
    setUp: setUpThai,
    file: filesThai,
    fault: faultThai,
    help: helpThai,
  },
  tl_PH: {
    ...filipino,
    outbox: outboxFilipino,
    office: officeFilipino,
    setUp: setUpFilipino,
    file: filesFilipino,
    fault: faultFilipino,
    help: helpFilipino,
  },
} satisfies Readonly<Record<Language, object>>;
