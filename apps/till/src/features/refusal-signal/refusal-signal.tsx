import { useEffect } from "react";

import { onRefusal } from "../notice/index.ts";
import { alertHand } from "./alert-hand.ts";

/** What the till refuses is heard and felt as well as read. */
export function RefusalSignal() {
  useEffect(() => onRefusal(alertHand), []);
  return null;
}
