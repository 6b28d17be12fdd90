import { describe, expect, test } from "vitest";

import { isOfEndedBill, modalFollowUp, showsOriginal } from "./modal-follow-up.ts";
import { modeAfterAction, modeOnLoad } from "./modal-mode.ts";

describe("the bill modal", () => {
  test("opens a closed bill as a reprint and a voided one as voided", () => {
    expect(modeOnLoad({ status: "open" })).toBe("detail");
    expect(modeOnLoad({ status: "closed" })).toBe("reprint");
    expect(modeOnLoad({ status: "voided" })).toBe("voided");
  });

  test("shows the result of an action, and then the next screen", () => {
    expect(modeAfterAction("save")).toBe("new");
    expect(modeAfterAction("close")).toBe("close");
    expect(modeAfterAction("void")).toBe("voided");
    expect(modeAfterAction("merge")).toBe("merge");
    expect(modalFollowUp("split", false)).toEqual({ next: "second-bill" });
    expect(modalFollowUp("split", true)).toEqual({ next: "order" });
    expect(modalFollowUp("merge", false)).toEqual({ next: "order" });
    expect(modalFollowUp("close", false)).toEqual({ next: "order" });
    expect(modalFollowUp("new", false)).toEqual({ next: "stay" });
  });

  test("shows the original after an action, also for the second bill of a split", () => {
    const actions = ["save", "close", "split", "merge"] as const;
    expect(actions.map(modeAfterAction).filter((mode) => !showsOriginal(mode))).toEqual([]);
  });

  test("knows the bills that are final", () => {
    const ended = ["close", "reprint", "voided"] as const;
    const open = ["new", "detail", "split", "merge"] as const;
    expect(ended.filter((mode) => !isOfEndedBill(mode))).toEqual([]);
    expect(open.filter(isOfEndedBill)).toEqual([]);
  });

  test("shows a copy of a bill that was only looked up", () => {
    const modes = ["detail", "reprint", "voided"] as const;
    expect(modes.filter(showsOriginal)).toEqual([]);
  });
});
