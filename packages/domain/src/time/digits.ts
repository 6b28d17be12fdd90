export const twoDigits = (value: number): string => String(value).padStart(2, "0");
export const fourDigits = (value: number): string => String(value).padStart(4, "0");
