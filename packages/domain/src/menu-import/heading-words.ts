import type { ImportField } from "./import-field.ts";
import { words } from "./words.ts";

/**
 * What owners write above their columns, folded: in the languages of the till, in Portuguese and German, and the names of
 * the fields in our own tables. A net price is none of them, because the till's prices are what guests pay.
 */
export const headingWords: Readonly<Record<ImportField, readonly string[]>> = {
  name: words(
    "name, article, articles, article name, item, items, item name, menu item",
    "product, product name, dish, drink, wine, beverage, title",
    "nome, artigo, produto, nome do produto, nome do artigo, designacao",
    "descricao, prato, bebida, vinho",
    "artikel, artikelname, bezeichnung, artikelbezeichnung, produkt, produktname",
    "gericht, speise, getrank, wein",
    "ten, ten mon, ten mon an, mon, mon an, ten hang, ten hang hoa, mat hang",
    "san pham, ten san pham",
    "ชื่อ, ชื่อสินค้า, ชื่อเมนู, ชื่ออาหาร, ชื่อรายการ, รายการ, รายการอาหาร, รายการสินค้า",
    "เมนู, สินค้า",
    "pangalan, pangalan ng item, pangalan ng produkto, produkto, putahe, mga item",
  ),
  price: words(
    "price, sale price, sales price, selling price, unit price, retail price",
    "gross price, list price, menu price, price incl tax, price incl vat",
    "price including tax, price including vat",
    "preco, preco de venda, preco venda, preco unitario, pvp, preco com iva, valor",
    "preis, verkaufspreis, bruttopreis, vk, vk preis, vk brutto, einzelpreis",
    "gia, gia ban, don gia, gia tien, gia ban le",
    "ราคา, ราคาขาย, ราคาต่อหน่วย, ราคาสินค้า",
    "presyo, halaga, presyo ng benta",
  ),
  cost: words(
    "cost, cost price, purchase price, buying price, unit cost",
    "custo, preco de custo, preco custo, preco de compra",
    "kosten, einkaufspreis, ek, ek preis",
    "gia von, gia nhap, gia goc",
    "ต้นทุน, ราคาทุน, ราคาต้นทุน",
    "puhunan, gastos",
  ),
  category: words(
    "category, categories, category path, section, menu section, group",
    "categoria, familia, seccao, secao, grupo",
    "kategorie, warengruppe, gruppe, rubrik",
    "nhom mon, nhom, loai, loai mon, danh muc, nhom hang",
    "หมวด, หมวดหมู่, หมวดสินค้า, ประเภท, กลุ่ม, หมวดหมู่สินค้า",
    "kategorya, uri, grupo ng item",
  ),
  productGroup: words(
    "productgroup, product group, article group, print group, prep station",
    "kitchen bar, kitchen, printer, print route",
    "grupo de produtos, grupo de artigos, impressora, cozinha",
    "produktgruppe, artikelgruppe, drucker, kuche",
    "nhom bep quay bar, bep, may in, noi che bien",
    "กลุ่มครัว บาร์, ครัว, เครื่องพิมพ์",
    "grupo ng kusina bar, kusina, printer ng kusina",
  ),
  managementGroup: words(
    "managementgroup, management group, stock group, supplier group",
    "grupo de gestao, verwaltungsgruppe",
    "nhom quan ly, nhom dat hang, กลุ่มจัดการ, grupo ng pamamahala, grupo sa pamimili",
  ),
  taxClass: words(
    "taxclass, tax class, tax category, tax group, tax code, vat class, vat code, vat category",
    "classe de iva, classe de imposto, grupo de iva, steuerklasse, steuergruppe, mwst klasse",
    "nhom thue, กลุ่มภาษี, klase ng buwis",
  ),
  isActive: words(
    "isactive, in use, active, available, enabled, for sale",
    "ativo, activo, disponivel, aktiv, verfugbar",
    "dang dung, dang ban, เปิดใช้, ใช้อยู่, เปิดขาย, ginagamit, aktibo",
  ),
  allergens: words(
    "allergens, allergen, allergies, allergy, allergen information, allergy information",
    "contains allergens, allergen codes, eu allergens",
    "alergenios, alergenio, alergenos, alergeneos, alergias, informacao sobre alergenios",
    "allergene, allergeninformation, allergenkennzeichnung, allergenhinweise, allergien",
    "chat gay di ung, di ung, thanh phan gay di ung",
    "สารก่อภูมิแพ้, ข้อมูลสารก่อภูมิแพ้, แพ้อาหาร, mga allergen, allergy info, alerdyi, mga alerdyi",
  ),
};
