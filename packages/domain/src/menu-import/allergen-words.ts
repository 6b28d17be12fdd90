import type { AllergenStatement } from "../menu/allergens.ts";
import { words } from "./words.ts";

/**
 * What menus call the allergens, folded: in the languages of the till, in Portuguese and German, and what is commonly
 * written instead, as wheat or shrimp. A word that could be two of them, as shellfish, is none of these.
 */
export const allergenWords: Readonly<Record<AllergenStatement, readonly string[]>> = {
  gluten: words(
    "gluten, cereals, cereals containing gluten, wheat, rye, barley, oats, spelt, wheat flour",
    "cereais, cereais com gluten, cereais que contem gluten, trigo, centeio, cevada, aveia",
    "glutenhaltiges getreide, getreide, weizen, roggen, gerste, hafer, dinkel, weizenmehl",
    "lua mi, bot mi, ngu coc chua gluten, กลูเตน, แป้งสาลี, ข้าวสาลี, ธัญพืชที่มีกลูเตน, arina",
  ),
  crustaceans: words(
    "crustaceans, crustacean, shrimp, shrimps, prawn, prawns, crab, crabs, lobster",
    "crustaceos, camarao, gamba, gambas, caranguejo, lagosta",
    "krebstiere, krebstier, krustentiere, garnelen, krabben, hummer, krebse",
    "giap xac, tom, cua, tom cua, กุ้ง ปู, กุ้ง, ปู, สัตว์น้ำที่มีเปลือกแข็ง",
    "hipon at alimango, hipon, alimango, alimasag",
  ),
  eggs: words("eggs, egg, ovos, ovo, eier, ei, trung, trung ga, ไข่, ไข่ไก่, itlog, mga itlog"),
  fish: words("fish, peixe, peixes, fisch, fische, ca, ปลา, isda, mga isda"),
  peanuts: words(
    "peanuts, peanut, groundnuts, amendoim, amendoins, erdnusse, erdnuss",
    "dau phong, lac, ถั่วลิสง, mani",
  ),
  soybeans: words("soybeans, soybean, soya beans, soya, soy, soja, sojabohnen, dau nanh, ถั่วเหลือง"),
  milk: words(
    "milk, lactose, dairy, milk and lactose, leite, lacteos, laticinios, leite e lactose",
    "milch, laktose, milch und laktose, milchprodukte, sua, sua bo, นม, นมวัว, แลคโตส, แล็กโทส, gatas",
  ),
  nuts: words(
    "nuts, nut, tree nuts, almond, almonds, hazelnuts, walnuts, cashew, cashews, cashew nuts",
    "pecans, pistachios, brazil nuts, macadamia, macadamia nuts, frutos de casca rija",
    "frutos de casca, nozes, amendoas, avelas, caju, pistacios, schalenfruchte, nusse, mandeln",
    "haselnusse, walnusse, cashewnusse, pistazien, cac loai hat cay, hat cay, cac loai hat",
    "hat dieu, hanh nhan, ถั่วเปลือกแข็ง, อัลมอนด์, เม็ดมะม่วงหิมพานต์, kasoy",
  ),
  celery: words("celery, celeriac, aipo, sellerie, can tay, ขึ้นฉ่าย, คื่นฉ่าย, คื่นช่าย, kintsay"),
  mustard: words("mustard, mostarda, senf, mu tat, มัสตาร์ด, mustasa"),
  sesame: words(
    "sesame, sesame seeds, sesamo, sementes de sesamo, sesam, sesamsamen",
    "me, vung, hat me, งา, linga",
  ),
  sulphites: words(
    "sulphites, sulphite, sulfites, sulfite, sulphur dioxide, sulfur dioxide, so2",
    "sulphur dioxide and sulphites, sulfitos, dioxido de enxofre",
    "dioxido de enxofre e sulfitos, sulfit, schwefeldioxid",
    "schwefeldioxid und sulfite, ซัลไฟต์, ซัลเฟอร์ไดออกไซด์",
  ),
  lupin: words(
    "lupin, lupine, lupins, tremoco, tremocos, lupinen, dau lupin, ถั่วลูพิน, lupin (butil)",
  ),
  molluscs: words(
    "molluscs, mollusc, mollusks, mussels, clams, oysters, squid, octopus, moluscos, mexilhao",
    "ameijoas, lulas, lula, polvo, weichtiere, weichtier, muscheln, tintenfisch",
    "nhuyen the, muc, oc, nghieu, หอย ปลาหมึก, หอย, ปลาหมึก, หมึก, tahong, kabibe, pusit",
  ),
  none: words(
    "none, none of these, none of the 14 allergens, no, no allergens, without allergens",
    "nenhum, nenhuns, nao, sem, sem alergenios, nao contem, keine, keines, kein, nein, ohne",
    "keine allergene, ohne allergene, khong, khong co, khong co chat nao",
    "khong co chat nao trong 14 chat gay di ung, ไม่มี, ไม่มีทั้งหมดนี้",
    "ไม่มีสารก่อภูมิแพ้, ไม่มีสารก่อภูมิแพ้ทั้ง 14 ชนิด, wala, wala sa mga ito",
    "wala sa 14 na allergen, -, –, —",
  ),
};
