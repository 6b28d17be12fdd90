/** What a manager allows at the till. */
export const approval = {
  title: "Ask a manager",
  ask: "Ask a manager",
  who: "Who allows it?",
  allow: "Allow",
  loading: "Looking who may allow it",
  nobody: "Nobody here may allow it.",
  by: (name: string) => `approved by ${name}`,
  pressedAt: (time: string) => `Pressed at ${time}`,
};
