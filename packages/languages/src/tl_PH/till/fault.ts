import type { FaultMessages } from "../../en_US/till/fault.ts";

export const fault: FaultMessages = {
  title: "May nagkaproblema sa pahinang ito",
  text: "Walang nawalang order. Naka-save sa device na ito ang hindi pa naipadala.",
  toOrder: "Bumalik sa order",
  withoutOrder: "Buksan nang wala ang order na ito",
  withoutOrderHint:
    "Kung magkaproblema ulit, buksan nang wala ang order na ito. Mananatili ito sa device; makikita sa mga bukas na bill.",
  loadAgain: "I-load ulit ang pahina",
  notPutAside: "Puno na ang storage ng device. Hindi naitabi ang order.",
  asideTitle: "Mga itinabing order",
  asideHint: "Hindi pa naipadala. Buksan o alisin dito.",
  lines: (count) => `${count} linya`,
  unreadable: "Isang order na hindi mabasa",
  open: "Buksan",
  drop: "Alisin",
  dropTitle: (order) => `Alisin ang order na ${order}?`,
  dropText: "Hindi pa ito naipadala at hindi na maibabalik.",
};
