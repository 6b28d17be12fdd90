import { followOfferedMenu } from "./follow-offered-menu.ts";
import { followRates } from "./follow-rates.ts";

followOfferedMenu();
followRates();
