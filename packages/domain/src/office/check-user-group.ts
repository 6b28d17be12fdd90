import type { Permission } from "../staff/permission.ts";
import { nameRules } from "./check-article.ts";
import { checkNoDuplicates, type Problem, type TextRules } from "./problem.ts";

export const userGroupTexts: TextRules = { name: nameRules };

/** Each permission may be listed only once. */
export function checkUserGroup({
  permissions,
}: {
  readonly permissions: readonly Permission[];
}): readonly Problem[] {
  return checkNoDuplicates("permissions", permissions);
}
