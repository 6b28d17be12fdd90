import type { Commission } from "../commission/commission.ts";
import { isPrice, largestPrice } from "./check-article.ts";
import { checkRepeated, outOfRange, type Problem } from "./problem.ts";

/** The fields of a commission that the back office stores; the entry without a user group is the default. */
export type OfficeCommission = Pick<Commission, "price" | "isInPrice" | "isOnBill"> & {
  readonly name: string;
  readonly data: Commission["entries"];
};

/** Checks that a commission has one amount per group, none of them negative. */
export function checkCommission({ price, data }: OfficeCommission): readonly Problem[] {
  const problems: Problem[] = [];
  if (!isPrice(price)) problems.push(outOfRange("price", 0, largestPrice));
  if (!data.every(({ amount }) => isPrice(amount))) {
    problems.push({ field: "data", code: "out-of-range" });
  }
  const groups = data.map(({ userGroup }) => userGroup);
  return [...problems, ...checkRepeated("data", groups)];
}
