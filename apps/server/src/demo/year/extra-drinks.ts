import { splitPhrases, type ArticleKind } from "./article-parts.ts";

const bar = { productGroup: "Bar", managementGroup: "Beverages", costPercent: 28 } as const;

const wines: ArticleKind = {
  ...bar,
  costPercent: 40,
  name: "Wine list",
  color: "#6d2743",
  first: splitPhrases(
    "Cabernet Sauvignon|Merlot|Pinot Noir|Syrah|Malbec|Sangiovese|Tempranillo|Zinfandel|Chardonnay|Riesling|" +
      "Sauvignon Blanc|Pinot Gris|Viognier|Chenin Blanc|Grenache Rosé|Gewürztraminer",
  ),
  second: splitPhrases(
    "Bordeaux|Burgundy|Tuscany|Rioja|Napa Valley|Mendoza|Barossa|Marlborough|Stellenbosch|Mosel|Wachau|Douro|" +
      "Maipo|Hawke's Bay|Khao Yai|Hua Hin|Piedmont|Alsace|Willamette|Margaret River",
  ),
  third: splitPhrases("2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024"),
  named: (grape, region, year) => `${grape} ${region} ${year}`,
  prices: [850, 5900],
};

const cocktails: ArticleKind = {
  ...bar,
  name: "Cocktail card",
  color: "#2f7f86",
  first: splitPhrases(
    "Gin|Vodka|White Rum|Dark Rum|Tequila|Mezcal|Bourbon|Rye|Cognac|Pisco|Cachaça|Sake|Campari|Mekhong",
  ),
  second: splitPhrases(
    "Passion Fruit|Lychee|Mango|Watermelon|Ginger|Cucumber|Pineapple|Tamarind|Lemongrass|Coconut|Grapefruit|" +
      "Raspberry|Kaffir Lime|Basil|Yuzu|Pandan",
  ),
  third: splitPhrases("Sour|Fizz|Collins|Smash|Mule|Spritz|Martini|Highball"),
  named: (spirit, fruit, style) => `${fruit} ${spirit} ${style}`,
  prices: [180, 420],
};

const coffeeAndTea: ArticleKind = {
  ...bar,
  name: "Coffee bar",
  color: "#6f5137",
  first: splitPhrases(
    "Latte|Flat White|Cold Brew|Mocha|Macchiato|Affogato|Oolong|Earl Grey|Jasmine Tea|Chamomile|Chai|Matcha|" +
      "Hojicha|Rooibos",
  ),
  second: splitPhrases(
    "Vanilla|Hazelnut|Caramel|Coconut|Orange|Cinnamon|Honey|Rose|Peppermint|Pandan|Ginger|Brown Sugar",
  ),
  third: splitPhrases("Hot|Iced|Oat Milk|Almond Milk|Double|Decaf"),
  named: (drink, flavour, way) => `${flavour} ${drink}, ${way}`,
  prices: [60, 170],
};

const juices: ArticleKind = {
  ...bar,
  name: "Juices and shakes",
  color: "#d9832b",
  first: splitPhrases(
    "Orange|Pineapple|Watermelon|Guava|Carrot|Apple|Dragon Fruit|Papaya|Strawberry|Lime|Pomegranate|Beetroot",
  ),
  second: splitPhrases(
    "Ginger|Mint|Banana|Passion Fruit|Celery|Basil|Turmeric|Coconut|Lychee|Cucumber|Honey|Yoghurt|Chia|Lemongrass",
  ),
  third: splitPhrases("Juice|Smoothie|Shake|Frappé|Cooler|Juice, Large"),
  named: (fruit, twist, way) => `${fruit} and ${twist} ${way}`,
  prices: [70, 190],
};

const massages: ArticleKind = {
  productGroup: "Spa",
  managementGroup: "Services",
  costPercent: 15,
  name: "Spa menu",
  color: "#7a6aa8",
  first: splitPhrases(
    "Body Scrub|Facial|Hot Stone Massage|Head Massage|Back Massage|Body Wrap|Manicure|Pedicure|Herbal Compress|" +
      "Deep Tissue Massage|Swedish Massage|Hand Massage|Couples Massage|Flower Bath",
  ),
  second: splitPhrases(
    "Lavender|Lemongrass|Coconut|Jasmine|Rice Milk|Sandalwood|Tamarind|Green Tea|Ylang-Ylang|Honey|Aloe|Turmeric",
  ),
  third: splitPhrases("30 min|45 min|60 min|75 min|90 min|120 min"),
  named: (treatment, oil, time) => `${oil} ${treatment} ${time}`,
  prices: [350, 3200],
};

export const drinksAndSpa: readonly ArticleKind[] = [
  wines,
  cocktails,
  coffeeAndTea,
  juices,
  massages,
];
