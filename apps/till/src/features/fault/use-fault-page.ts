import { useEffect, useState } from "react";

import { reportFault } from "#api/report-fault.ts";

const load = async () => await import("../fault-page/index.ts");

type Page = Awaited<ReturnType<typeof load>>;

/** Fetched when something has failed; null until then, and where it cannot be fetched. */
export function useFaultPage(): Page | null {
  const [page, setPage] = useState<Page | null>(null);
  useEffect(() => {
    const fetchPage = async () => {
      try {
        setPage(await load());
      } catch (error) {
        reportFault(error, "fetch fault page");
      }
    };
    void fetchPage();
  }, []);
  return page;
}
