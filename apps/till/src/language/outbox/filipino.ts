import type { OutboxMessages } from "./english.ts";

export const outboxFilipino: OutboxMessages = {
  lost: (time) =>
    `Walang server mula ${time}. Nakatago sa till na ito ang mga order; hindi pa alam ng kusina.`,
  notSent: (count) => `${count} order ang hindi pa naipadala`,
  sending: (count) => `Ipinapadala ang ${count} order`,
  toLookAt: (count) => `${count} order ang hindi natanggap gaya ng pinindot`,
  show: "Tingnan",
  close: "Isara",
  title: "Hindi pa naipadala",
  nothing: "Naipadala na lahat",
  mayBeCleared:
    "Maaaring burahin ng browser na ito ang nakatago. I-install ang till bilang app para hindi mangyari.",
  kept: "Nakatago sa till na ito. Hindi pa alam ng kusina.",
  needsServer: "Kailangan nito ang server. Hintaying kumonekta ulit ang till.",
  needsSent: "May hindi pa naipapadala sa bill na ito. Naghihintay ng server.",
  needsAllSent: (count) =>
    `${count} order ng till na ito ang hindi pa naipadala. Asikasuhin muna ang mga ito.`,
  table: (name) => `Mesa ${name}`,
  room: (name) => `Kuwarto ${name}`,
  bill: (number) => `Bill na #${number}`,
  pieces: (quantity, article) => `${quantity} × ${article}`,
  credit: (article) => `balik ng ${article}`,
  change: "isang pagbabago",
  waits: (where, what) => `${where}: ${what}`,
  notAdded: (where, why, what) => `${where}: ${why}; hindi naidagdag ang ${what}`,
  notChanged: (where, why) => `${where}: ${why}; hindi ito nabago`,
  paid: "nabayaran na ang bill",
  paidAt: (station) => `nabayaran na ang bill sa ${station}`,
  voided: "pinawalang-bisa na ang bill",
  tableTaken: (number) => `may nagbukas na ng bill na #${number} doon`,
  changedByOthers: "may ibang nagbago ng mismong ito",
  openAsNew: "Buksan bilang bagong order",
  sendAgain: "Ipadala ulit",
  drop: "Alisin",
  leaveTitle: "Hindi pa naipadala",
  leaveText: (station) =>
    `Nasa till na ito lang ang mga order na ito. Ipapadala kapag may nag-log in ulit sa ${station} sa till na ito.`,
  stay: "Kanselahin",
  leave: "Mag-log out",
};
