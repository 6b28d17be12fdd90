import { goTo } from "./till-menu.ts";
import { firstManager, type NewServers } from "./new-servers.ts";
import { logInAs, expectScreen, type ScreenWalk } from "./screen-walk.ts";

/** From an empty server to a venue that sells nothing: the first steps, and every list while it is empty. */
export function beginningScreens({ empty, bare }: NewServers): readonly ScreenWalk[] {
  return [
    {
      name: "set-up",
      open: async (page) => {
        await page.goto(empty);
        await page.locator("fieldset").nth(1).waitFor();
      },
    },
    {
      name: "set-up-refused",
      open: async (page) => {
        await page.locator("main button[type=submit]").tap();
        await page.locator("[aria-invalid=true]").first().waitFor();
      },
    },
    {
      name: "first-goods",
      open: async (page) => {
        await page.goto(bare);
        await logInAs(page, firstManager);
        await page.locator("header").waitFor();
        await expectScreen(page, "/set-up");
        await page.locator("main li button").first().waitFor();
      },
    },
    {
      name: "first-goods-refused",
      open: async (page) => {
        const yaml = "categories:\n  - { name: Beer }\narticles:\n  - { name: Lager, price: -1 }\n";
        await page.locator("main input[type=file]").setInputFiles(fileOf(yaml));
        await page.locator("main section li").first().waitFor();
      },
    },
    {
      name: "start-of-day",
      open: async (page) => {
        await goTo(page, "/start-of-day");
        await page.getByRole("dialog").waitFor();
      },
    },
    ...["order", "bills-open", "bills-detail", "bills-reprint", "reports", "papers", "staffs"].map(
      (name) => emptyListAt(name),
    ),
    ...["reports", "articles", "promotions", "customers", "tiles"].map((name) =>
      emptyListAt(`office/${name}`),
    ),
  ];
}

/** The content after loading: the empty state, or what the screen always shows. */
const content = "main :is(output:not([class*=waiting]), li, table, [role=grid]):visible";

/** A screen's empty state. */
function emptyListAt(path: string): ScreenWalk {
  return {
    name: `nothing-in-${path.replace("/", "-")}`,
    open: async (page) => {
      await goTo(page, `/${path}`);
      await page.locator(content).first().waitFor();
    },
  };
}

export function fileOf(text: string) {
  return { name: "venue.yaml", mimeType: "application/yaml", buffer: Buffer.from(text) };
}
