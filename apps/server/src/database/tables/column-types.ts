/** A yes or no, as both engines keep it. */
export type Flag = 0 | 1;

/** A list or an object, kept as JSON. */
export type Json = string;
