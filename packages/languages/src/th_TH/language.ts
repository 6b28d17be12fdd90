import type { LanguageFacts } from "../language-facts.ts";

export const language: LanguageFacts = {
  name: "ไทย",
  countries: ["TH"],
};
