import { useOfficeMessages } from "#language/office-messages.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { FormSection } from "#ui/form-frame.tsx";

import { placeAt, routeKey, type Place } from "./place-draft.ts";
import type { Placing } from "./use-placing.ts";
import { papersOf, type Station } from "./venue-printing.ts";

type PlaceChoicesProps = { readonly station: Station; readonly placing: Placing };

/** For one station: on which printer its receipts and each kind of ticket come out. */
export function PlaceChoices({ station, placing }: PlaceChoicesProps) {
  const { printing } = useOfficeMessages();
  const { venue, draft, changePlace } = placing;
  const options = usePlaces(placing);
  return (
    <FormSection title={station.name}>
      {papersOf(venue).map(({ productGroup, group }) => {
        const key = routeKey(station, productGroup);
        return (
          <ChoiceField
            key={key}
            label={group === null ? printing.receipts : printing.tickets(group)}
            placeholder={printing.atTill}
            value={valueOf(placeAt(draft, key))}
            options={options.map(({ place, name }) => ({ value: valueOf(place), name }))}
            onChange={(value) =>
              changePlace(
                key,
                options.find(({ place }) => valueOf(place) === value)?.place ?? { kind: "till" },
              )
            }
          />
        );
      })}
    </FormSection>
  );
}

type PlaceOption = { readonly place: Place; readonly name: string };

function usePlaces({ venue, draft }: Placing): readonly PlaceOption[] {
  const { printing } = useOfficeMessages();
  const { places: texts } = printing;
  const found = draft.printers.map(({ number, name, found: { address } }): PlaceOption => ({
    place: { kind: "found", number },
    name: texts.numbered(number, name.trim() || address),
  }));
  const known = new Set(draft.printers.map(({ record }) => record?.id));
  const others = venue.printers
    .filter(({ id }) => !known.has(id))
    .map(({ id, name }): PlaceOption => ({ place: { kind: "record", id }, name }));
  return [...found, ...others, { place: { kind: "nowhere" }, name: printing.nothing }];
}

/** For a select, where the printer at the till is the empty choice. */
function valueOf(place: Place): string {
  switch (place.kind) {
    case "till":
      return "";
    case "nowhere":
      return "nowhere";
    case "found":
      return `found ${place.number}`;
    case "record":
      return `record ${place.id}`;
  }
}
