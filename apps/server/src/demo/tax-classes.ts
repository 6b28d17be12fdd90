/**
 * Both locations have the same classes, so that the menu of one can be copied to the other. Vietnam taxes goods with
 * excise duty, such as beer, at a higher rate than others; Thailand has one rate for all.
 */
export const alcohol = "Alcohol";
export const otherGoods = "Other goods and services";
