import type { DevicesMessages } from "../../en_US/till/devices.ts";

export const devices: DevicesMessages = {
  printer: "Printer",
  atTheTill: "Sa till na ito",
  chosen: "Dito nagpi-print ang till na ito.",
  noneChosen: "Wala pang napiling printer",
  noneChosenHint: "Ikabit ito sa USB, buksan, at piliin sa listahan ng browser.",
  choose: "Piliin ang printer",
  chooseOther: "Pumili ng ibang printer",
  printerChosen: "Napili na ang printer",
  noPrinter: "Hindi makapag-print ang device na iyan",
  unknownToBrowser: "Hindi makapag-print sa USB ang browser na ito",
  unknownToBrowserHint:
    "Gamitin ang Chrome o Edge sa PC, o Chrome sa Android. Gumagana sa lahat ng browser ang mga printer sa network.",
  onTheNetwork: "Sa network",
  noBridge: "Walang print bridge dito: sa till lumalabas ang lahat.",
  bridgeHint:
    "Nasa pahina nito ang lagay ng mga printer. Kung magbabala ang browser, tanggapin nang isang beses.",
  openBridge: "Buksan ang print bridge",
  back: "Bumalik",

  thisTill: "Till na ito",
  thisTillHint: "Naka-save sa device na ito, para sa lahat ng gumagamit.",
  sound: "Tumunog kapag hindi puwede",
  vibration: "Mag-vibrate kapag hindi puwede",
  motion: "Ipakita ang galaw sa screen",
  leftHand: "Para sa kaliwete: nasa kanan ang order",
  pinnedPad: "Laging bukas ang key pad, sa ilalim ng order",
  floorFirst: "Magsimula sa plano ng mesa",

  disconnected: "Naputol ang printer",
  disconnectedHint: "Pakikabit ulit. Kusang maglo-load ang till; hindi mawawala ang order mo.",
  reload: "I-load na ulit",
  accessDeniedHint:
    "Baka ginagamit ng ibang program ang printer. Sa Windows kailangan ang WinUSB driver, sa Linux ang rule para sa udev.",
  dataError: "Hindi nakuha ng printer ang lahat",
  dataErrorHint: "Tingnan ang lumabas na papel, saka mag-print ulit.",
  certificate: "Hindi pa pinagkakatiwalaan ang print bridge",
  certificateHint:
    "Pakibuksan ang bagong tab, tanggapin ang hindi ligtas na koneksiyon, saka mag-print ulit.",
  certificateGuess: "Kung wala ring lumabas sa bagong tab, nakapatay ang print bridge.",
  openTab: "Buksan ang bagong tab",
  permissionAsked: "Nagtatanong ang browser tungkol sa network",
  permissionAskedHint:
    "Pakipayagan ang Comanda na abutin ang mga device sa lokal na network: naroon ang mga printer.",
  permissionDenied: "Hinaharang ng browser ang mga printer",
  permissionDeniedHint:
    "Pindutin ang marka sa tabi ng address ng pahinang ito, payagan ang lokal na network, saka mag-print ulit.",
  ok: "OK",
  cancel: "Kanselahin",
};
