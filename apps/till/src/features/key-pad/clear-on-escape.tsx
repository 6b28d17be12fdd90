import { useLocation } from "wouter";

import { useEscape } from "#ui/use-escape.ts";

import { typeOnPad, useOrder } from "../order/index.ts";

/** Escape clears the key pad on the order screen; the open pad of a phone is closed first. */
export function ClearOnEscape() {
  const [path] = useLocation();
  const hasTyped = useOrder(({ typed }) => typed !== "");
  return hasTyped && path === "/order" ? <EscapeHandler /> : null;
}

function EscapeHandler() {
  useEscape(clearPad);
  return null;
}

function clearPad(): void {
  typeOnPad("");
}
