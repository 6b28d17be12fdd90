import type { LanguageFacts } from "../language-facts.ts";

export const language: LanguageFacts = {
  name: "Tiếng Việt",
  countries: ["VN"],
};
