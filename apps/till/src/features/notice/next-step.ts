/** A button beside a notice that resolves what it reports. */
export type NextStep = { readonly label: string; readonly onPress: () => void };
