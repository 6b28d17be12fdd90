/** What the till says of the printers that it reaches, and why it does not. */
export const devicesEnglish = {
  printer: "Printer",
  atTheTill: "At this till",
  chosen: "Papers of this till come out here.",
  noneChosen: "No printer is chosen yet",
  noneChosenHint: "Connect it by USB, switch it on, and choose it from the browser's list.",
  choose: "Choose the printer",
  chooseOther: "Choose another printer",
  printerChosen: "The printer is chosen",
  noPrinter: "That device takes nothing to print",
  unknownToBrowser: "This browser cannot print by USB",
  unknownToBrowserHint:
    "Use Chrome or Edge on a PC, or Chrome on Android. Printers on the network work in every browser.",
  onTheNetwork: "On the network",
  noBridge: "This location has no print bridge: everything comes out at the till.",
  bridgeHint: "Its page says what its printers do. Where the browser warns of it, accept once.",
  openBridge: "Open its page",
  back: "Back",

  thisTill: "This till",
  thisTillHint: "Kept on this device, for everybody who works at it.",
  sound: "Tone when something is refused",
  vibration: "Vibrate when something is refused",
  motion: "Move what comes and goes",
  leftHand: "For the left hand: the order on the right",

  disconnected: "The printer was disconnected",
  disconnectedHint: "Please reconnect it. The till then loads itself again; your order stays.",
  reload: "Load again now",
  accessDeniedHint:
    "Another program may have the printer. On Windows it needs the WinUSB driver, on Linux a rule for udev.",
  dataError: "The printer did not take everything",
  dataErrorHint: "Look at what came out, then print again.",
  certificate: "The print bridge is not trusted yet",
  certificateHint: "Please open the new tab, accept the unsafe connection, then print again.",
  certificateGuess: "If the tab does not open the bridge either, it is switched off.",
  openTab: "Open the new tab",
  permissionAsked: "The browser asks about the network",
  permissionAskedHint:
    "Please allow Comanda to reach devices on the local network: the printers are there.",
  permissionDenied: "The browser keeps the printers away",
  permissionDeniedHint:
    "Touch the sign beside the address of this page, allow access to the local network, then print again.",
  ok: "Ok",
  cancel: "Cancel",
};

export type DevicesMessages = typeof devicesEnglish;
