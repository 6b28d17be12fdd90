import { splitPhrases, type ArticleKind } from "./article-parts.ts";

const kitchen = { productGroup: "Kitchen", managementGroup: "Kitchen", costPercent: 32 } as const;

const thaiPlates: ArticleKind = {
  ...kitchen,
  name: "Thai plates",
  color: "#c4552d",
  first: splitPhrases(
    "Chicken|Duck|Pork Belly|Beef|Prawns|Squid|Sea Bass|Soft-shell Crab|Tofu|Mussels|Scallops|Catfish|" +
      "Minced Pork|Pork Neck|River Prawns|Oyster Mushrooms",
  ),
  second: splitPhrases(
    "Crispy|Steamed|Stir-fried|Braised|Charred|Smoked|Wok-tossed|Slow-cooked|Roasted",
  ),
  third: splitPhrases(
    "with Holy Basil|in Green Curry|in Red Curry|in Massaman Curry|with Garlic and Pepper|with Ginger|" +
      "with Cashew Nuts|in Yellow Curry|with Lime and Chilli|in Panang Curry|with Tamarind|with Black Pepper|" +
      "with Young Pepper|with Lemongrass|with Three Flavours|with Oyster Sauce|with Turmeric|with Morning Glory",
  ),
  named: (main, way, flavour) => `${way} ${main} ${flavour}`,
  prices: [95, 420],
};

const noodles: ArticleKind = {
  ...kitchen,
  name: "Noodles and soups",
  color: "#8a9a3b",
  first: splitPhrases(
    "Rice Noodles|Egg Noodles|Glass Noodles|Udon|Soba|Ramen|Wide Noodles|Vermicelli|Rice Porridge|Wonton",
  ),
  second: splitPhrases(
    "Roast Duck|Red Pork|Beef Brisket|Fish Balls|Prawn|Chicken Breast|Crab Meat|Minced Pork|Tofu Puffs|Pork Ribs|" +
      "Beef Shank|Shiitake|Seafood|Crispy Pork",
  ),
  third: splitPhrases(
    "in Clear Broth|in Tom Yum Broth|in Coconut Broth|Dry|in Miso Broth|in Bone Broth|in Spicy Broth|with Gravy|" +
      "in Herbal Broth|in Lime Broth",
  ),
  named: (noodle, topping, broth) => `${noodle} with ${topping} ${broth}`,
  prices: [75, 260],
};

const salads: ArticleKind = {
  ...kitchen,
  name: "Salads",
  color: "#4f9a52",
  first: splitPhrases(
    "Papaya|Mango|Pomelo|Rocket|Cucumber|Banana Blossom|Wing Bean|Glass Noodle|Quinoa|Cos",
  ),
  second: splitPhrases(
    "Grilled Prawn|Smoked Salmon|Chicken|Seared Tuna|Soft Egg|Crispy Pork|Feta|Tofu|Salted Crab|Beef|Squid|Avocado",
  ),
  third: splitPhrases(
    "with Sesame|with Peanuts|with Lime|with Mint|with Chilli Jam|with Balsamic|with Yuzu|with Coconut",
  ),
  named: (base, topping, dressing) => `${base} Salad, ${topping} ${dressing}`,
  prices: [90, 290],
};

const fromTheGrill: ArticleKind = {
  ...kitchen,
  productGroup: "Grill",
  costPercent: 40,
  name: "From the fire",
  color: "#7d2f2f",
  first: splitPhrases(
    "Sirloin|Striploin|Wagyu Rump|Lamb Rack|Pork Chop|Chicken Thigh|Tiger Prawns|Salmon|Tuna Steak|Octopus|" +
      "Halloumi|Duck Breast|Flank Steak|Snapper",
  ),
  second: splitPhrases(
    "Garlic Butter|Chimichurri|Green Peppercorn|Nam Jim Jaew|Smoked Paprika|Honey and Soy|Rosemary|Miso|" +
      "Red Wine|Lemon and Thyme|Sambal|Blue Cheese",
  ),
  third: splitPhrases(
    "with Fries|with Sticky Rice|with Corn|with Mash|with Asparagus|with Salad|with Jasmine Rice|with Pumpkin|" +
      "with Gratin|with Grilled Vegetables|with Sweet Potato|with Slaw",
  ),
  named: (cut, rub, side) => `${cut}, ${rub}, ${side}`,
  prices: [220, 1290],
};

const italian: ArticleKind = {
  ...kitchen,
  name: "Pasta and pizza",
  color: "#a8763e",
  first: splitPhrases(
    "Spaghetti|Linguine|Penne|Rigatoni|Tagliatelle|Gnocchi|Ravioli|Risotto|Pizza|Calzone|Flatbread|Lasagne",
  ),
  second: splitPhrases(
    "Truffle|Clams|Bolognese|Crab|Pesto|Four Cheeses|Ham|Mushrooms|Prawns|Salami|Aubergine|Tuna|Sausage|Spinach",
  ),
  third: splitPhrases(
    "Classic|al Forno|Arrabbiata|in Bianco|with Burrata|with Ricotta|with Rocket|with Basil",
  ),
  named: (base, topping, way) => `${base} ${topping} ${way}`,
  prices: [160, 490],
};

const breakfast: ArticleKind = {
  ...kitchen,
  name: "Breakfast",
  color: "#d0a93c",
  first: splitPhrases(
    "Omelette|Poached Eggs|Pancakes|Bagel|Croissant|Waffles|Muesli|Toast|Burrito|Rice Bowl|Crêpe|Scrambled Eggs",
  ),
  second: splitPhrases(
    "Bacon|Avocado|Banana|Smoked Salmon|Ham and Cheese|Berries|Mushroom|Mango|Chorizo|Spinach|Maple|Tomato",
  ),
  third: splitPhrases("Small|Large|with Coffee|with Juice|with Tea|on Sourdough|on Rye|to Go"),
  named: (dish, topping, way) => `${dish} ${topping}, ${way}`,
  prices: [80, 280],
};

const desserts: ArticleKind = {
  ...kitchen,
  costPercent: 25,
  name: "Sweet things",
  color: "#b5507f",
  first: splitPhrases(
    "Cheesecake|Tart|Ice Cream|Sorbet|Panna Cotta|Crumble|Mousse|Pudding|Sundae|Éclair|Mochi|Brownie",
  ),
  second: splitPhrases(
    "Mango|Passion Fruit|Coconut|Dark Chocolate|Matcha|Pandan|Durian|Strawberry|Thai Tea|Lime|Salted Caramel|Taro",
  ),
  third: splitPhrases(
    "with Cream|with Sesame|with Sea Salt|with Honey|with Berries|with Meringue|with Palm Sugar|with Peanuts",
  ),
  named: (sweet, flavour, topping) => `${flavour} ${sweet} ${topping}`,
  prices: [65, 240],
};

const smallPlates: ArticleKind = {
  ...kitchen,
  name: "Small plates",
  color: "#5f7f9e",
  first: splitPhrases(
    "Croquettes|Skewers|Dumplings|Tacos|Sliders|Spring Rolls|Bruschetta|Tempura|Bao|Samosas|Fritters|Ceviche",
  ),
  second: splitPhrases(
    "Prawn|Pork|Chicken|Beef|Corn|Crab|Mushroom|Lamb|Salmon|Pumpkin|Squid|Cheese",
  ),
  third: splitPhrases(
    "Plum Sauce|Sriracha Mayo|Sweet Chilli|Salsa Verde|Tartare|Peanut Sauce|Aioli|Ponzu|Mint Yoghurt",
  ),
  named: (plate, filling, sauce) => `${filling} ${plate}, ${sauce}`,
  prices: [70, 230],
};

export const dishes: readonly ArticleKind[] = [
  thaiPlates,
  noodles,
  salads,
  fromTheGrill,
  italian,
  breakfast,
  desserts,
  smallPlates,
];
