import type { SignedIn } from "@comanda/contract/session-record";
import { id } from "@comanda/domain/id";
import type { Permission } from "@comanda/domain/staff/permission";

/** A user with these permissions, signed in at the restaurant of Lotus House. */
export function aSession(held: readonly Permission[]) {
  const [here, station] = [id<"location">(1), id<"station">(1)];
  return {
    user: {
      id: id<"staff">(10),
      ref: "10",
      username: "chai",
      firstName: "Chai",
      lastName: "Prasong",
      userGroup: id<"user-group">(1),
      role: 3,
      subRoles: ["order-taker"],
      permissions: [...held],
      subLocations: [here],
      location: here,
      station,
    },
    token: { session: "a".repeat(22), epoch: 0, key: "" },
    locations: [
      {
        id: here,
        name: "Lotus House",
        address: "",
        phone: "",
        timeZone: "Asia/Bangkok",
        printerServerAddress: "",
        useLocalServer: false,
        groupBillItems: false,
        useBillNumberPerWorkday: false,
        decimalSeparator: ".",
        thousandSeparator: ",",
      },
    ],
    stations: [{ id: station, name: "Restaurant", location: here, isSalePoint: true }],
    serverTimeMs: 0,
  } satisfies SignedIn;
}
