import { isPayable, type Decimals } from "@comanda/domain/money/currency";
import { money, type Money } from "@comanda/domain/money/money";

/** In minor units. 1 keeps every price exact; finer steps make no sense. */
const roundingSteps = [1, 25, 50, 1_00, 5_00, 10_00, 100_00, 1000_00].map(money);

/** The steps to which new prices are rounded: without decimals, whole units only. */
export function roundingStepsIn(currency: Decimals): readonly Money[] {
  return roundingSteps.filter((step) => isPayable(step, currency));
}
