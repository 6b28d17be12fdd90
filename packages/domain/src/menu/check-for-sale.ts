import { refuse, type Refusal } from "../refusal.ts";
import type { Article } from "./article.ts";

/** Refuses articles that were deleted, are inactive or have run out. */
export function checkForSale(article: Article): Refusal | null {
  if (article.isDeleted) return refuse("article-deleted", { article: article.name });
  if (!article.isActive) return refuse("article-not-for-sale", { article: article.name });
  if (article.outOfStock.length > 0) {
    return refuse("out-of-stock", { article: article.name, stockItems: article.outOfStock });
  }
  return null;
}
