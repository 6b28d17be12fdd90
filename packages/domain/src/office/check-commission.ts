import type { Commission } from "../commission/commission.ts";
import { isValidPrice, largestPrice } from "./check-article.ts";
import { checkNoDuplicates, outOfRange, type Problem } from "./problem.ts";

/** The fields of a commission that the back office stores; the entry without a user group is the default. */
export type OfficeCommission = Pick<Commission, "price" | "isInPrice" | "isOnBill"> & {
  readonly name: string;
  readonly data: Commission["entries"];
};

/** Checks that a commission has one amount per group, none of them negative. */
export function checkCommission({ price, data }: OfficeCommission): readonly Problem[] {
  const problems: Problem[] = [];
  if (!isValidPrice(price)) problems.push(outOfRange("price", 0, largestPrice));
  if (!data.every(({ amount }) => isValidPrice(amount))) {
    problems.push({ field: "data", code: "out-of-range" });
  }
  const groups = data.map(({ userGroup }) => userGroup);
  return [...problems, ...checkNoDuplicates("data", groups)];
}
