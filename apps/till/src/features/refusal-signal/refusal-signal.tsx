import { useEffect } from "react";

import { onRefusal } from "../notice/index.ts";
import { playRefusalSignal } from "./play-refusal-signal.ts";

/** Refusals give sound and vibration as well as text. */
export function RefusalSignal() {
  useEffect(() => onRefusal(playRefusalSignal), []);
  return null;
}
