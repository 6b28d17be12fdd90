import { privilegeKinds, type Privilege } from "@comanda/domain/bill/privilege";
import { Type } from "typebox";

import { nameText } from "./typed-text.ts";
import { rate } from "./wire.ts";

/** All guests who share a bill. */
export const sharingGuests = Type.Integer({ minimum: 0, maximum: 9999 });

/** The guests whom the law gives a discount and frees from VAT. */
export const privilegedGuests = Type.Array(
  Type.Object({
    kind: Type.Enum([...privilegeKinds]),
    name: nameText,
    /** Of the card that the guest showed. */
    idNumber: nameText,
  }),
  { maxItems: 99 },
);

/** What the law gives guests of a bill, as stored and sent with it. */
export const privilegeRecord = Type.Unsafe<Privilege>(
  Type.Object({ guests: sharingGuests, rate, holders: privilegedGuests }),
);
