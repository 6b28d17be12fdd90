import { expect, test } from "vitest";
import { drawnPaths } from "./drawn-paths.ts";

const page = `
\`\`\`
npm start
\`\`\`

\`\`\`text
shop/
├── README.md          where to begin
├── packages/
│   ├── domain/src/    the rules
│   │   └── money/
│   └── paper/
└── tools/             what npm runs
\`\`\`
`;

test("a drawn tree returns the path of every line", () => {
  expect(drawnPaths(page, "shop")).toEqual([
    "README.md",
    "packages",
    "packages/domain/src",
    "packages/domain/src/money",
    "packages/paper",
    "tools",
  ]);
});

test("a page without the tree returns no paths", () => {
  expect(drawnPaths(page, "garage")).toEqual([]);
});
