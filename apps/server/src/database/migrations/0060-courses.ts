import type { TableMaker } from "#database/new-table.ts";

/**
 * Seats and courses of lines, what was fired of a bill, and the alarms at which the server does something by itself.
 * Existing lines are for the table and were made at once, and existing locations do not use seats.
 */
export async function addCourses(make: TableMaker): Promise<void> {
  await make.addOptionalText("bill", "courses");
  await make.addOptionalText("bill_line", "seats");
  await make.addInteger("bill_line", "course");
  await make.addOptionalText("bill_line", "ticketed_seats");
  await make.addInteger("category", "course");
  await make.addColumnWithDefault("location", "uses_seats", {
    value: 0,
    check: `"uses_seats" in (0, 1)`,
  });
  await make.addInteger("location", "course_minutes");
  await make.addColumnWithDefault("location", "prints_later_courses", {
    value: 1,
    check: `"prints_later_courses" in (0, 1)`,
  });
  await make.addColumnWithDefault("print_job", "is_unasked", {
    value: 0,
    check: `"is_unasked" in (0, 1)`,
  });
  await make
    .plainTable("alarm")
    .refersToShared("location", "location")
    .enumeration("kind", ["course"])
    .integer("record")
    .integer("due_at")
    .refersTo("station", "station", "optional")
    .primaryKey("location", "kind", "record")
    .create();
}
