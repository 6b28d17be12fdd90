import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";

/** How the venue did. */
export function OwnerReports() {
  const { reports } = useOfficeMessages();
  useTitle(reports.title);
  return (
    <Screen title={reports.title}>
      <Empty title={reports.noSales} hint={reports.noSalesHint} />
    </Screen>
  );
}
