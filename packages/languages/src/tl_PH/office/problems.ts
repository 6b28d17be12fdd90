import { pictureLimits } from "@comanda/domain/menu/picture";
import { logoLimits } from "@comanda/domain/paper/logo";
import { mostRooms, mostTables } from "@comanda/domain/floor/plan-limits";

import type { OfficeProblemMessages } from "../../en_US/office/problems.ts";

export const officeProblems: OfficeProblemMessages = {
  taken: (field) => `${field}: mayroon na nito ang iba`,
  "taken-by-retired": (field) => `${field}: nasa hindi na ginagamit, na puwedeng gamitin ulit`,
  "not-found": (field, { names }) =>
    names === undefined
      ? `${field}: wala na ito`
      : `${field}: itinigil na ang gamit ng ${names.join(", ")}`,
  repeated: (field) => `${field}: may naulit`,
  "out-of-range": (field) => `${field}: masyadong maliit o malaki`,
  "not-whole": (field) =>
    `${field}: buong halaga lang kapag walang sentimo. Alisin ang gaya ng 0.25, o piliin ang “May sentimo”`,
  "does-not-fit": (field) => `${field} ay hindi tugma sa iba`,
  "not-a-later-day": (field) =>
    `${field}: dapat magsimula pagkatapos ng araw na ito. Kung ngayon na, baguhin ang presyo o porsiyento mismo`,
  "no-article-or-category": () => "Pumili ng item o kategorya",
  "no-hours": () => "Idagdag ang mga oras ng menu na ito",
  "hours-without-weekday": () => "Kailangan ng bawat oras ang kahit isang araw ng linggo",
  "hours-without-length": () =>
    "Hindi puwedeng magtapos ang oras sa simula nito. Isulat ang buong araw na 00:00 hanggang 24:00",
  "hours-begin-too-late": () => "Nagsisimula ang oras mula 00:00 hanggang 23:59",
  "overlapping-hours": () =>
    "May dalawang oras na nagsasabay. Tapusin muna ang isa bago magsimula ang isa pa",
  "never-answered": (_field, { least = 0, most = 0 }) =>
    `Hindi ito masasagot ng bisita: humihingi ng ${least} sa ${most}`,
  "answers-too-deep": () => "Ang mga sagot ay humahantong sa mga tanong na lampas tatlong lalim",
  "answers-in-circle": () => "May sagot na bumabalik sa tanong na ito, kaya walang katapusan",
  "price-by-one-answer": () => "Isang sagot ang nagsasabi ng presyo: kahit 1 at hanggang 1",
  "must-be-shown": (field) =>
    `${field}: para lang sa singil na kasama na sa presyo. Dagdag na bayad ito ng bisita, kaya dapat nasa bill.`,
  "shift-is-open": () => "Bukas pa ang shift dito. Tapusin muna ito.",
  "no-place-left": () =>
    "Puno na, pati ng mga hindi na ginagamit. Gamitin ulit ang isa at baguhin ito.",
  "not-a-currency-code": (field) => `Tatlong malalaking titik ang ${field}, gaya ng USD`,
  "not-a-promptpay-number": (field) =>
    `Hindi PromptPay number ang ${field}: mobile number sa Thailand, 13 numero ng ID o buwis, o 15 ng e-wallet`,
  "not-a-vietqr-account": (field) =>
    `Hindi VietQR account ang ${field}: anim na numero ng bangko, slash at account, o NAPAS card`,
  "not-a-qr-ph-account": (field) =>
    `Hindi QR Ph account ang ${field}: code ng bangko, slash at account, o ang buong teksto ng code mula sa bangko`,
  "not-an-iban": (field) => `Hindi IBAN ang ${field}. Pakitingnan ang mga numero`,
  "not-a-bridge-address": (field) =>
    `Nagsisimula sa https:// ang ${field}, o address ito sa sariling network ng lugar, gaya ng http://192.168.1.20:9180`,
  "not-a-consultant-number": (field) => `May apat hanggang pitong numero ang ${field}, mula 1001`,
  "not-a-client-number": (field) =>
    `May isa hanggang limang numero ang ${field} at hindi nagsisimula sa 0`,
  "not-an-account-number": (field) =>
    `Mga titik na walang marka, numero at . : / - lang ang puwede sa ${field}`,
  "not-a-datev-key": (field) => `Hanggang apat na numero ang ${field}`,
  "other-currency": () => "Para sa ibang pera ang code na ito, hindi sa lugar",
  "no-latin-letters": (field) =>
    `Kailangan ng letrang Latin ang ${field}: walang ibang ipinapakita ang bangko`,
  "no-tax-class": () =>
    "Ayon sa klase ang buwis dito. Pumili ng klase, o bigyan ng klase ang kategorya",
  "articles-without-tax-class": () =>
    "May mga item na ginagamit pero walang klase ng buwis. Bigyan muna sila o ang kategorya nila",
  "control-character": (field) =>
    `${field}: may bagong linya o karakter na hindi nakikita. Isulat ito sa iisang linya`,
  "placeholders-differ": (field) => `Panatilihin ang nasa loob ng mga brace: ${field}`,
  "too-many-tables": () => `Hanggang ${mostTables} mesa lang sa isang lugar`,
  "too-many-rooms": () => `Hanggang ${mostRooms} silid lang sa isang lugar`,
  "not-a-picture": (field) =>
    `${field}: hindi ito larawang maipapakita. Pumili ng larawang JPEG, PNG o WebP`,
  "picture-too-large": (field) =>
    `${field}: hanggang ${pictureLimits.width} por ${pictureLimits.height} pixel at ${pictureLimits.bytes / 1024} kB lang`,
  "not-a-logo": (field) => `Ang ${field} ay hindi logo na itim na tuldok. Piliin ulit ang larawan`,
  "logo-too-large": (field) =>
    `Ang ${field} ay hanggang ${logoLimits.widthDots} × ${logoLimits.heightDots} tuldok lang`,
};
