/** What can be done about something that is said, as a button beside it. */
export type NextStep = { readonly label: string; readonly onPress: () => void };
