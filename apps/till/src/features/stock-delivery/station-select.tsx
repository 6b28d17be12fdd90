import type { StationId } from "@comanda/domain/id";

import { useAllMessages } from "#language/all-messages.ts";
import { SelectField } from "#ui/select-field.tsx";

import { requireSession } from "../order/index.ts";

type StationSelectProps = {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly station: StationId | null;
  readonly onChoose: (station: StationId | null) => void;
};

/** Any station of the location, including stores, or none. */
export function StationSelect({
  label,
  isLabelShown = false,
  station,
  onChoose,
}: StationSelectProps) {
  const { floor } = useAllMessages();
  const { stations, user } = requireSession();
  const here = stations.filter(({ location }) => location === user.location);
  return (
    <SelectField
      label={label}
      isLabelShown={isLabelShown}
      icon={null}
      value={station === null ? "" : String(station)}
      options={[
        { value: "", name: floor.noStation },
        ...here.map(({ id, name }) => ({ value: String(id), name })),
      ]}
      onChange={(chosen) => onChoose(here.find(({ id }) => String(id) === chosen)?.id ?? null)}
    />
  );
}
