import { followOffer } from "./follow-offer.ts";

followOffer();
