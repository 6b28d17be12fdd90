import { useNavigate } from "../navigation/index.ts";
import { useAction, type Problem } from "./use-action.ts";

type Saving = {
  readonly isBusy: boolean;
  /** Runs the change only once, however often it is pressed, and returns to the order on success. */
  readonly save: (change: () => Promise<Problem>) => Promise<void>;
};

export function useSaving(): Saving {
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const save = async (change: () => Promise<Problem>) => {
    if (await run(change)) navigate("/order");
  };
  return { isBusy, save };
}
