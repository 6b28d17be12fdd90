/** Printer names and reasons why a printer cannot be reached. */
export const devices = {
  printer: "Printer",
  thisTill: "This till",
  atTheTill: "At this till",
  chosen: "This till prints here.",
  noneChosen: "No printer chosen yet",
  noneChosenHint: "Connect a printer by USB, switch it on, and choose it from the browser's list.",
  choose: "Choose the printer",
  chooseOther: "Choose another printer",
  printerChosen: "Printer chosen",
  noPrinter: "That device cannot print",
  unknownToBrowser: "This browser cannot print by USB",
  unknownToBrowserHint:
    "Use Chrome or Edge on a PC, or Chrome on Android. Network printers work in every browser.",
  onTheNetwork: "On the network",
  noBridge: "This location has no print bridge: everything prints at the till.",
  bridgeHint: "Its page shows how its printers are doing. If the browser warns you, accept once.",
  openBridge: "Open print bridge",
  back: "Back",
  thisTillHint: "Saved on this device, for everyone who uses it.",
  sound: "Sound when something is refused",
  vibration: "Vibrate when something is refused",
  motion: "Animations",
  leftHand: "Left-handed: order on the right",
  pinnedPad: "Key pad always open, under the order",
  floorFirst: "Start with the floor",

  disconnected: "The printer was disconnected",
  disconnectedHint: "Please reconnect it. The till then reloads; your order stays.",
  reload: "Reload now",
  accessDeniedHint:
    "Another program may be using the printer. Windows needs the WinUSB driver, Linux a udev rule.",
  dataError: "The printer did not receive everything",
  dataErrorHint: "Check what came out, then print again.",
  certificate: "The print bridge is not trusted yet",
  certificateHint: "Please open the new tab, accept the unsafe connection, then print again.",
  certificateGuess: "If the new tab stays empty too, the print bridge is switched off.",
  openTab: "Open the new tab",
  permissionAsked: "The browser asks for permission",
  permissionAskedHint: "Please allow access to the local network, where the printers are.",
  permissionDenied: "The browser blocks the printers",
  permissionDeniedHint:
    "Touch the icon beside the page address, allow access to the local network, then print again.",
  ok: "Ok",
  cancel: "Cancel",
};

export type DevicesMessages = typeof devices;
