/** A button beside a notice that resolves what it reports. */
export type NextStep = {
  readonly label: string;
  readonly onPress: () => void;
  /** Explains more, but resolves nothing by itself: never the main action. */
  readonly isExplanation?: true;
};
