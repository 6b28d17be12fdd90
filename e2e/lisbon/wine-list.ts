/** The list of wines as the owner's spreadsheet program saves it in Portugal: Windows-1252, semicolons, amounts with €. */
export function wineList(): Buffer {
  const rows = [
    ...wines(),
    "300;Porto Colheita 1927;Douro;Vinhos do Porto;1.250,00 €;480,00 €;Bebidas",
  ];
  const text = ["Carta de vinhos 2027;;;;;;", "", headings, ...rows, ""].join("\r\n");
  return Buffer.from(text.replaceAll("€", euro), "latin1");
}

const headings = "Ref.;Vinho;Região;Categoria;Preço;Custo;Classe de IVA";

/** What has in Latin-1 the place of € in Windows-1252; all other letters of the list have the same. */
const euro = "\u0080";

const places = ["da Ribeira", "do Monte", "da Encosta", "do Vale", "de São João"];
const houses = ["Quinta", "Casal", "Herdade", "Solar", "Paço"].flatMap((kind) =>
  places.map((place) => `${kind} ${place}`),
);
const kinds = [
  { grape: "Branco", category: "Vinhos brancos", cents: 520 },
  { grape: "Tinto", category: "Vinhos tintos", cents: 640 },
  { grape: "Verde", category: "Vinhos verdes", cents: 450 },
  { grape: "Espumante", category: "Espumantes", cents: 890 },
];
const years = [2024, 2022, 2020];

/** 25 houses, four kinds and three years, but for the last, whose place the port takes. */
function wines(): readonly string[] {
  const all = houses.flatMap((house, at) =>
    kinds.flatMap(({ grape, category, cents }) =>
      years.map((year) => {
        const price = cents + 35 * at + 50 * (2024 - year);
        const amounts = `${inEuros(price)};${inEuros(Math.round(price * 0.4))}`;
        return `${house} ${grape} ${year};Douro;${category};${amounts};Bebidas`;
      }),
    ),
  );
  return all.slice(0, -1).map((wine, at) => `${at + 1};${wine}`);
}

function inEuros(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")} €`;
}
