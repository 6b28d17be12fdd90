import type { Session } from "#api/session.ts";
import { useStepsAfter } from "#features/frame/index.ts";
import { Notices, PeopleQuestion } from "#features/notice/index.ts";

/** Messages with the steps that help, and the staff that a refusal offers. */
export function AboveScreens({ session }: { readonly session: Session }) {
  return (
    <>
      <Notices stepsAfter={useStepsAfter(session)} />
      <PeopleQuestion />
    </>
  );
}
