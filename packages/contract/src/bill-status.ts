import { Type } from "typebox";

/** 0 open, 1 closed, 2 voided. */
export const billStatus = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);
