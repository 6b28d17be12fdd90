import { rate, type Rate } from "@comanda/domain/money/rate";
import type { Role, SubRole } from "@comanda/domain/staff/staff";
import type { UserGroupKind } from "@comanda/domain/staff/user-group";

export const demoPassword = "demo";

export type DemoUserGroup = {
  readonly name: string;
  readonly kind: UserGroupKind;
  readonly discount_limit: Rate | null;
};

const none = { discount_limit: null };

export const userGroups: readonly DemoUserGroup[] = [
  { name: "Management", kind: "management", ...none },
  { name: "Cashier", kind: "cashier", discount_limit: rate(20_00) },
  { name: "Service", kind: "service", ...none },
  { name: "Therapists", kind: "other", ...none },
  { name: "Hostesses", kind: "other", ...none },
];

export type DemoStaff = {
  readonly ref: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly userGroup: string;
  readonly subRole: SubRole;
  readonly mayLogIn: boolean;
  readonly hasPassword: boolean;
  readonly locations: readonly string[];
  /** The station they are signed in at. */
  readonly station: { readonly location: string; readonly name: string } | null;
};

const lotus = ["Lotus House"];
const restaurant = { location: "Lotus House", name: "Restaurant" };
const bar = { location: "Lotus House", name: "Bar" };
const spa = { location: "Lotus House", name: "Spa" };

const signsIn = { mayLogIn: true, hasPassword: true } as const;

const service = {
  role: "staff",
  userGroup: "Service",
  subRole: "order-taker",
  mayLogIn: false,
  hasPassword: false,
  locations: lotus,
} as const;

const therapists = { ...service, userGroup: "Therapists", subRole: "other-staff" } as const;

/** The published users: they sign in with the demo password. */
const users: readonly DemoStaff[] = [
  {
    ref: "1",
    username: "admin",
    firstName: "Achara",
    lastName: "Suwan",
    role: "admin",
    userGroup: "Management",
    subRole: "order-taker",
    ...signsIn,
    locations: ["Lotus House", "Harbour Hotel"],
    station: restaurant,
  },
  {
    ref: "10",
    username: "cashier",
    firstName: "Chai",
    lastName: "Prasong",
    role: "cashier",
    userGroup: "Cashier",
    subRole: "order-taker",
    ...signsIn,
    locations: lotus,
    station: restaurant,
  },
  {
    ...service,
    ref: "20",
    username: "waiter",
    firstName: "Mali",
    lastName: "Wong",
    ...signsIn,
    station: restaurant,
  },
  {
    ...therapists,
    ref: "30",
    username: "therapist",
    firstName: "Nok",
    lastName: "Intha",
    // She has a password, so that only the missing permission keeps her out.
    hasPassword: true,
    station: spa,
  },
  {
    ref: "50",
    username: "harbour",
    firstName: "Hạnh",
    lastName: "Vũ",
    role: "cashier",
    userGroup: "Cashier",
    subRole: "order-taker",
    ...signsIn,
    locations: ["Harbour Hotel"],
    station: { location: "Harbour Hotel", name: "Front desk" },
  },
];

const floor: readonly DemoStaff[] = [
  {
    ...service,
    ref: "21",
    username: "arun",
    firstName: "Arun",
    lastName: "Dee",
    station: restaurant,
  },
  { ...service, ref: "22", username: "linh", firstName: "Linh", lastName: "Hồ", station: bar },
  { ...service, ref: "23", username: "jose", firstName: "José", lastName: "Santos", station: bar },
  { ...service, ref: "24", username: "som", firstName: "Som", lastName: "Chai", station: null },
  { ...therapists, ref: "31", username: "ploy", firstName: "Ploy", lastName: "Khun", station: spa },
  { ...therapists, ref: "32", username: "dao", firstName: "Dao", lastName: "Rung", station: null },
  {
    ...therapists,
    ref: "40",
    username: "bee",
    firstName: "Bee",
    lastName: "Somsak",
    userGroup: "Hostesses",
    station: bar,
  },
];

export const staff: readonly DemoStaff[] = [...users, ...floor];
