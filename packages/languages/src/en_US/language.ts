import type { LanguageFacts } from "../language-facts.ts";

export const language: LanguageFacts = {
  name: "English",
  // In the Philippines, invoices are in English.
  countries: ["PH", "GB", "US"],
};
