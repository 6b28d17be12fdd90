import { Type } from "typebox";

/** 0 money-in, 1 money-out. */
export const paymentType = Type.Union([Type.Literal(0), Type.Literal(1)]);
