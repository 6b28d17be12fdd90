import { expect, test } from "vitest";

import {
  changesToAsk,
  detailsOfDifference,
  differenceOfDetails,
  findVenueChanges,
} from "./venue-change.ts";

const here = {
  venueName: "Apia Beach Bar",
  name: "Apia Beach Bar",
  timeZone: "Pacific/Apia",
  currency: "WST",
  phone: "",
};

test("a file of another venue would change its name, once, its time zone and its currency", () => {
  const inFile = { venueName: "Thamel Inn", name: "Thamel Inn", timeZone: "Asia/Katmandu" };
  expect(changesToAsk(findVenueChanges(here, { ...inFile, currency: "NPR" }))).toEqual([
    { field: "name", here: "Apia Beach Bar", inFile: "Thamel Inn" },
    { field: "timeZone", here: "Pacific/Apia", inFile: "Asia/Katmandu" },
    { field: "currency", here: "WST", inFile: "NPR" },
  ]);
});

test("the name of the house is named beside that of the location if they would differ", () => {
  const changes = findVenueChanges(here, { venueName: "Thamel Inns", name: "Thamel Inn" });
  expect(changesToAsk(changes).map(({ field }) => field)).toEqual(["venueName", "name"]);
  const house = findVenueChanges(here, { venueName: "Thamel Inns", name: here.name });
  expect(changesToAsk(house)).toEqual([
    { field: "venueName", here: "Apia Beach Bar", inFile: "Thamel Inns" },
  ]);
});

test("what a file does not say changes nothing, and what is empty here or there is a change", () => {
  expect(findVenueChanges(here, {})).toEqual([]);
  expect(findVenueChanges(here, here)).toEqual([]);
  expect(findVenueChanges(here, { phone: "685 1" })).toEqual([
    { field: "phone", here: "", inFile: "685 1" },
  ]);
  expect(findVenueChanges({}, { logo: "" })).toEqual([]);
  expect(findVenueChanges({ logo: "ab" }, { logo: "" })).toHaveLength(1);
});

test.each([true, false])("a difference survives as the details of a refusal", (hasBills) => {
  const changes = [{ field: "currency", here: "WST", inFile: "NPR" }] as const;
  expect(differenceOfDetails(detailsOfDifference({ changes, hasBills }))).toEqual({
    changes,
    hasBills,
  });
});

test("details that are no pairs are no difference", () => {
  expect(differenceOfDetails({ name: "Thamel Inn" })).toEqual({ changes: [], hasBills: false });
});
