import type { approval as source } from "../../en_US/till/approval.ts";

export const approval: typeof source = {
  title: "Hỏi quản lý",
  ask: "Hỏi quản lý",
  who: "Ai cho phép?",
  allow: "Cho phép",
  loading: "Đang xem ai được cho phép",
  nobody: "Không ai ở đây được cho phép.",
  by: (name) => `được ${name} cho phép`,
  pressedAt: (time) => `Đã bấm lúc ${time}`,
};
