import type { LocationReply, StationReply } from "@comanda/contract/venue";
import type { Location, Station } from "@comanda/domain/venue/location";

export function presentLocation(location: Location): LocationReply {
  return {
    id: location.id,
    name: location.name,
    address: location.address,
    phone: location.phone,
    timeZone: location.timeZone,
    printerServerAddress: location.printerServerAddress,
    useLocalServer: location.usesLocalServer,
    groupBillItems: location.groupsBillItems,
    useBillNumberPerWorkday: location.usesBillNumberPerWorkDay,
    askForOrderLevel: location.asksForOrderLevel,
    ...(location.usesSeats && { usesSeats: true }),
    decimalSeparator: location.decimalSeparator,
    thousandSeparator: location.thousandSeparator,
  };
}

export function presentStation({
  id,
  name,
  location,
  isSalePoint,
  isCounter,
}: Station): StationReply {
  return { id, name, location, isSalePoint, isCounter };
}
