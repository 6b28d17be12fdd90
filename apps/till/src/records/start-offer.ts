import { followOffer } from "./follow-offer.ts";
import { followRates } from "./follow-rates.ts";

followOffer();
followRates();
