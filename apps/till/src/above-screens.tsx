import type { Session } from "#api/session.ts";
import { useStepsAfter } from "#features/frame/index.ts";
import { Help, useHelpStep } from "#features/help/index.ts";
import { Notices, PeopleQuestion } from "#features/notice/index.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { LeaveUnsaved } from "#ui/unsaved.tsx";

/** Messages with the steps that help, the staff that a refusal offers, and the help, on the till and in the office. */
export function AboveScreens({ session }: { readonly session: Session }) {
  const { order } = useAllMessages();
  const stepsAfter = useStepsAfter(session);
  const helpAfter = useHelpStep();
  const allAfter = (code: string) => {
    const help = helpAfter(code);
    return help === null ? stepsAfter(code) : [...stepsAfter(code), help];
  };
  return (
    <>
      <Notices stepsAfter={allAfter} />
      <PeopleQuestion />
      <LeaveUnsaved texts={order.unsaved} />
      <Help />
    </>
  );
}
