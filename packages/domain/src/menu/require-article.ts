import type { ArticleId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Article } from "./article.ts";
import { findArticle, type Menu } from "./menu.ts";

/** A till may keep an order for an article that the server lost when an older backup was restored. */
export function requireArticle(menu: Menu, article: ArticleId): Article | Refusal {
  return findArticle(menu, article) ?? refuse("article-deleted", { article: `#${article}` });
}
