import {
  currencyCodeMaximumLength,
  currencySymbolMaximumLength,
  emailMaximumLength,
  nameMaximumLength,
  noteMaximumLength,
  phoneMaximumLength,
  unitMaximumLength,
  usernameMaximumLength,
} from "@comanda/domain/form/maximum-lengths";
import { staffIdMaximumLength } from "@comanda/domain/staff/staff-id";

import { limitedText } from "./wire.ts";

export const nameText = limitedText(nameMaximumLength);
export const noteText = limitedText(noteMaximumLength);
export const phoneText = limitedText(phoneMaximumLength);
export const emailText = limitedText(emailMaximumLength);
export const usernameText = limitedText(usernameMaximumLength);
export const staffIdText = limitedText(staffIdMaximumLength);
/** The longest name of a time zone has 32 letters. */
export const timeZoneText = limitedText(64);
export const symbolText = limitedText(currencySymbolMaximumLength);
export const unitText = limitedText(unitMaximumLength);
export const codeText = limitedText(currencyCodeMaximumLength);
