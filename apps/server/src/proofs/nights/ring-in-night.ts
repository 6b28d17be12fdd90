import { isOpen } from "@comanda/domain/bill/bill";
import { fireCourse, nextFiring, scheduleCourses } from "@comanda/domain/bill/course";
import { waitAgain } from "@comanda/domain/bill/served";
import { isRefusal } from "@comanda/domain/refusal";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { clockDifferenceMs } from "@comanda/domain/time/is-far-ahead";

import { ringAlarms } from "../../testing/ring-alarms.ts";
import { ticketsOfBill } from "./actions/print-bill.ts";
import { followSplit } from "./follow-split.ts";
import { loadBills } from "./load-bills.ts";
import { withBill, type Model, type ModelBill } from "./model.ts";
import type { Night } from "./night.ts";
import { withSamePaper } from "./papers.ts";
import { readPapers } from "./read-model.ts";
import { firingOf } from "./venue-facts.ts";

/** Two servers do what is due by itself; the rules say what that is. The papers are read, as no reply names them. */
export async function ringInNight(night: Night): Promise<void> {
  const { app, facts } = night;
  const due = [...night.model().bills.values()].filter((known) => isDue(night, known));
  await ringAlarms(app, 2);
  const fired = due.reduce((model, { bill }) => {
    const known = bill.id === null ? undefined : model.bills.get(bill.id);
    return known === undefined ? model : fireByItself(night, model, known);
  }, night.model());
  const papers = await readPapers(app.database(), facts.location);
  night.follow({ ...fired, papers });
  night.noteRow((await loadBills(app, night.tills[0]?.signedIn)).ping);
}

/** One that is further ahead than a course waits was planned before the clock was set back, and is planned anew. */
function isDue({ app, facts }: Night, { bill }: ModelBill): boolean {
  const next = nextFiring(bill);
  if (!isOpen(bill) || next === null) return false;
  const waitMs = (facts.courseMinutes ?? Infinity) * msPerMinute;
  return next.at <= app.now() || next.at - waitMs > app.now() + clockDifferenceMs;
}

function fireByItself({ app, facts }: Night, model: Model, known: ModelBill): Model {
  const at = instant(app.now());
  const firing = firingOf(facts, null, at);
  const planned = scheduleCourses(known.bill, firing);
  const next = nextFiring(planned);
  const { id } = known.bill;
  if (id === null) return model;
  const isStillDue = next !== null && next.at <= at;
  const fired = isStillDue ? fireCourse(planned, next.course, firing) : planned;
  if (isRefusal(fired)) return model;
  const bill = waitAgain(known.bill, fired, at);
  const [station] = facts.stations;
  if (station === undefined) throw new Error("A house has stations");
  const ticketed = isStillDue
    ? ticketsOfBill(facts, station, { ...known, bill }).ticketed
    : known.ticketed;
  const saved = withSamePaper(
    withBill(model, facts, { id, bill, at, station, ticketed }),
    known,
    id,
  );
  return followSplit(model, saved, { facts, at });
}
