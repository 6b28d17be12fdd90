import { officeCategory } from "@comanda/contract/office-menu";
import { officeLocation } from "@comanda/contract/office-venue";

import type { ApiTill } from "./api-till.ts";

const courseOfCategory = new Map([
  ["Starters", 1],
  ["Thai kitchen", 2],
  ["Desserts", 3],
]);

/**
 * From now on guests order by seat, and starters, Thai dishes and desserts are served one after the other; or it is all
 * as the demo has it. Only a manager may say so.
 */
export async function serveByCourse(office: ApiTill, isOn: boolean): Promise<void> {
  const categories = await office.call(officeCategory.list);
  const courses = categories.flatMap(({ id, revision, name }) => {
    const course = courseOfCategory.get(name);
    return course === undefined ? [] : [{ id, revision, course: isOn ? course : null }];
  });
  await office.call(officeCategory.save, { body: { save: courses, retire: [] } });
  const places = await office.call(officeLocation.list);
  const seated = places.map(({ id, revision }) => ({ id, revision, usesSeats: isOn }));
  await office.call(officeLocation.save, { body: { save: seated, retire: [] } });
}
