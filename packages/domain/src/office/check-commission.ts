import type { Commission } from "../commission/commission.ts";
import { isPrice, largestPrice } from "./check-article.ts";
import { checkRepeated, outOfRange, type Problem } from "./problem.ts";

/** What the back office keeps of a commission; the entry without a user group is for everybody else. */
export type OfficeCommission = Pick<Commission, "price" | "isInPrice" | "isOnBill"> & {
  readonly name: string;
  readonly data: Commission["entries"];
};

/** A commission has one amount for each group, and none below nothing. */
export function checkCommission({ price, data }: OfficeCommission): readonly Problem[] {
  const problems: Problem[] = [];
  if (!isPrice(price)) problems.push(outOfRange("price", 0, largestPrice));
  if (!data.every(({ amount }) => isPrice(amount))) {
    problems.push({ field: "data", code: "out-of-range" });
  }
  const groups = data.map(({ userGroup }) => userGroup);
  return [...problems, ...checkRepeated("data", groups)];
}
