import type { RetireWords } from "../../en_US/office/retire-words.ts";

export const retireWords: RetireWords = {
  retire: "Itigil ang gamit",
  retireTitle: (name) => `Itigil ang gamit ng ${name}?`,
  retireText: "Hindi na ito maiaalok. Mananatili ang mga nagawa rito.",
  usedBy: "Ginagamit ito rito:",
  leftEmpty: (names) => `Kung wala ito, walang matitira sa ${names}, at mawawalan iyon ng bisa.`,
  heldBy: "May nangangailangan pa nito:",
  moreUses: (count) => `at ${count} pa`,
  wasRetired: (name) => `Hindi na ginagamit ang ${name}`,
  bringBack: "Gamitin ulit",
};
