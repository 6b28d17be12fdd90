import type { DemoCustomer, DemoLocation } from "../demo-location.ts";
import { lotusHouse } from "../lotus-house.ts";
import { randomInteger, pick, type RandomSource } from "./random-source.ts";
import type { DemoYearSize } from "./demo-year-size.ts";
import { createExtraArticles } from "./extra-articles.ts";

/** Lotus House with more stations, articles and customers. */
export function largerVenue(
  { articles, customers, stations }: DemoYearSize,
  random: RandomSource,
): DemoLocation {
  // Sets come on top: the history does not sell them.
  const single = lotusHouse.menu.categories.flatMap((made) =>
    made.articles.filter(({ isSet = false }) => !isSet),
  );
  const categories = [
    ...lotusHouse.menu.categories,
    ...createExtraArticles(Math.max(0, articles - single.length)),
  ];
  return {
    ...lotusHouse,
    salePoints: [...lotusHouse.salePoints, ...moreSalePoints(stations)],
    menu: { ...lotusHouse.menu, categories },
    customers: [...lotusHouse.customers, ...moreCustomers(customers, random)],
  };
}

function moreSalePoints(stations: number): readonly string[] {
  const more = Math.max(0, stations - lotusHouse.salePoints.length);
  return Array.from({ length: more }, (_, index) => `Terrace ${index + 1}`);
}

const firstNames = (
  "Anan|Bảo|Carmen|Diego|Elif|Fah|Giulia|Hoa|Ivan|Jasmin|Kanya|Lukas|Mai|Nadia|Oscar|Pim|Quân|Rosa|Sofia|" +
  "Tawan|Ursula|Valerie|Wichai|Ximena|Yuki|Zara"
).split("|");
const lastNames = (
  "Andersson|Boonsri|Chaiyo|Đặng|Eriksen|Fernando|García|Hoang|Ito|Jaidee|Kowalski|Lim|Meyer|Novak|Owusu|" +
  "Phromma|Quispe|Rattana|Sato|Thongdee|Ueda|Varga|Weber|Yılmaz|Zimmer"
).split("|");
const streets = ["Soi Ari", "Sukhumvit", "Rama IV Road", "Silom Road", "Charoen Krung"];
const drinks = ["Singha Beer", "Espresso", "Lime Soda", "Mojito", "Shiraz Glass"];

/** The number after the name distinguishes people with the same name. */
function moreCustomers(count: number, random: RandomSource): readonly DemoCustomer[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${pick(random, firstNames)} ${pick(random, lastNames)} (${index + 1})`,
    type: pick(random, ["Guest", "Guest", "Guest", "Member", "Company"]),
    address: `${randomInteger(random, 1, 199)} ${pick(random, streets)}, Bangkok`,
    phone: `+66 8 ${String(randomInteger(random, 10_000_000, 99_999_999))}`,
    email: `guest${index + 1}@example.com`,
    preferredDrink: pick(random, drinks),
  }));
}
