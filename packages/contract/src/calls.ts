import { addCustomer, listCustomers, listCustomerTypes, searchCustomers } from "./customer.ts";
import { readHealth } from "./health.ts";
import { listMenu } from "./menu.ts";
import { listSettings } from "./settings.ts";
import { pickStation, signIn } from "./sign-in.ts";

/** Every call there is: the server registers from it, tests walk it. */
export const calls = [
  signIn,
  pickStation,
  listMenu,
  listSettings,
  listCustomers,
  searchCustomers,
  listCustomerTypes,
  addCustomer,
  readHealth,
] as const;
