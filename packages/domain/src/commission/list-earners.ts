import type { LocationId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { isRefusal } from "../refusal.ts";
import { canTakeOrders, isSignedInAt } from "../staff/find-staff.ts";
import { mayWorkAt } from "../staff/may-work-at.ts";
import { compareStaffIds } from "../staff/staff-id.ts";
import type { Staff } from "../staff/staff.ts";
import type { Commission } from "./commission.ts";
import { matchCommission, type MatchedCommission } from "./match-commission.ts";

/** The member of staff and what they would earn. */
export type Earner = { readonly staff: Staff; readonly commission: MatchedCommission };

/** Who is here and may earn the commission of an article: those who serve guests before those who only manage. */
export function listEarners(
  staffs: readonly Staff[],
  { article, commission, location }: Earning,
): readonly Earner[] {
  return staffs
    .filter((staff) => mayWorkAt(staff, location) && isSignedInAt(staff, location))
    .flatMap((staff) => {
      const matched = matchCommission(article, commission, staff);
      return isRefusal(matched) ? [] : [{ staff, commission: matched }];
    })
    .toSorted(
      ({ staff: one }, { staff: other }) =>
        Number(canTakeOrders(other)) - Number(canTakeOrders(one)) ||
        compareStaffIds(one.ref, other.ref),
    );
}

type Earning = {
  readonly article: Pick<Article, "commissionPrice">;
  readonly commission: Commission | null;
  readonly location: LocationId;
};
