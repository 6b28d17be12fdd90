import {
  eraseCustomer as eraseCustomerCall,
  readErasure as readErasureCall,
} from "@comanda/contract/customer-erasure";
import { placePrinters as placePrintersCall } from "@comanda/contract/office-printing";
import {
  readSettings as readSettingsCall,
  saveSettings as saveSettingsCall,
} from "@comanda/contract/office-settings";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopicReads, registerTopicSave, type Topic } from "../office/index.ts";
import { readSettings } from "../venue/index.ts";
import { customerTopic, customerTypeTopic } from "./customer-topics.ts";
import { eraseCustomer, readErasure, type AfterErasure } from "./erase-customer.ts";
import { placePrinters } from "./place-printers.ts";
import { floorRoomTopic, floorTableTopic } from "./floor-topics.ts";
import { saveSettings } from "./save-settings.ts";
import { locationTopic } from "./location-topic.ts";
import { paperLanguageTopic } from "./paper-language-topic.ts";
import { printerTopic, stationTopic } from "./station-topics.ts";
import { stockItemTopic } from "./stock-item-topic.ts";

export const houseTopics: readonly Topic[] = [
  locationTopic,
  paperLanguageTopic,
  stationTopic,
  printerTopic,
  customerTypeTopic,
  customerTopic,
  stockItemTopic,
  floorRoomTopic,
  floorTableTopic,
];

export function registerOfficeHouseReads(registry: BackgroundRegistry, database: Database): void {
  for (const topic of houseTopics) registerTopicReads(registry, database, topic);
  registry.answerInBackground(readErasureCall, ({ params }, { location }) =>
    readErasure(database, location, params),
  );
}

export function registerOfficeHouseRoutes(
  registry: CallRegistry,
  database: Database,
  afterErasure: AfterErasure,
): void {
  for (const topic of houseTopics) registerTopicSave(registry, topic);
  registry.answerWrite(eraseCustomerCall, ({ params }, context) =>
    eraseCustomer(context, params, afterErasure),
  );
  registry.answerWrite(placePrintersCall, ({ body }, context) => placePrinters(context, body));
  registry.answerSigned(readSettingsCall, () => readSettings(database));
  registry.answerWrite(saveSettingsCall, ({ body }, context) => saveSettings(context, body));
}
