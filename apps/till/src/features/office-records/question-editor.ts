import { choicesText } from "./choices-text.ts";
import type { Editor } from "./editor.ts";

export const questionEditor: Editor = {
  name: "question",
  topic: "question",
  columns: ["name", "minimum", "maximum", "included", "choices", "categories", "products"],
  mainColumns: ["name", "choices"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "minimum", kind: "number", as: "count" },
        { key: "maximum", kind: "number", as: "count" },
        { key: "included", kind: "number", as: "count" },
        { key: "namesPrice", kind: "flag" },
        { key: "indexNumber", kind: "number", as: "count" },
      ],
    },
    {
      name: "choices",
      fields: [
        {
          key: "choices",
          kind: "entries",
          columns: [
            { key: "product", kind: "reference", of: "article" },
            { key: "price", kind: "number", as: "money" },
            { key: "maximum", kind: "number", as: "count", startsAt: 1 },
            { key: "isDefault", kind: "flag" },
          ],
          tableText: choicesText,
        },
      ],
    },
    {
      name: "askedAbout",
      fields: [
        { key: "categories", kind: "references", of: "category", isOrdered: false },
        { key: "products", kind: "references", of: "article", isOrdered: false },
      ],
    },
  ],
  blank: (catalog) => ({
    name: "",
    indexNumber: (catalog.get("question")?.length ?? 0) + 1,
    minimum: 0,
    maximum: 1,
    included: 0,
    namesPrice: false,
    choices: [],
    products: [],
    categories: [],
  }),
};
