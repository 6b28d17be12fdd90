import type { Session } from "#api/session.ts";
import { useStepsAfter } from "#features/frame/index.ts";
import { Help } from "#features/help/index.ts";
import { Notices, PeopleQuestion } from "#features/notice/index.ts";

/** Messages with the steps that help, the staff that a refusal offers, and the help, on the till and in the office. */
export function AboveScreens({ session }: { readonly session: Session }) {
  return (
    <>
      <Notices stepsAfter={useStepsAfter(session)} />
      <PeopleQuestion />
      <Help />
    </>
  );
}
