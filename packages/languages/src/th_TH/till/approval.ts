import type { approval as source } from "../../en_US/till/approval.ts";

export const approval: typeof source = {
  title: "ขอผู้จัดการอนุมัติ",
  ask: "ขอผู้จัดการ",
  who: "ใครอนุมัติ",
  allow: "อนุมัติ",
  loading: "กำลังดูว่าใครอนุมัติได้",
  nobody: "ไม่มีใครที่นี่อนุมัติได้",
  by: (name) => `อนุมัติโดย ${name}`,
  pressedAt: (time) => `กดเมื่อ ${time}`,
};
