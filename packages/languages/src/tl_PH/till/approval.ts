import type { approval as source } from "../../en_US/till/approval.ts";

export const approval: typeof source = {
  title: "Humingi ng pahintulot",
  ask: "Itanong sa manager",
  who: "Sino ang papayag?",
  allow: "Payagan",
  loading: "Tinitingnan kung sino ang puwedeng pumayag",
  nobody: "Walang puwedeng pumayag dito.",
  by: (name) => `pinayagan ni ${name}`,
  pressedAt: (time) => `Pinindot noong ${time}`,
};
