import type { Failure } from "#api/failure.ts";
import type { Messages } from "#language/english.ts";
import { failureText } from "#language/failure-text.ts";
import { recordStore } from "#records/record-store.ts";

/** The text for a failure: with the article if one ran out, and with each open shift if shifts are still open. */
export function noticeText(failure: Failure, messages: Messages): string {
  const left = stockLeft(failure);
  if (left !== null) return messages.order.stockLeft(left.count, left.article);
  const text = [failureText(failure, messages), ...shiftLines(failure)].join("\n");
  const missing = missingItems(failure);
  return missing.length === 0 ? text : `${text}: ${missing.join(", ")}`;
}

/** How many of an article are left when more were ordered. */
function stockLeft({ code, about: { left, article } }: Failure) {
  const isCounted = code === "out-of-stock" && typeof left === "number" && left > 0;
  return isCounted && typeof article === "string" ? { count: left, article } : null;
}

function missingItems({ code, about }: Failure): readonly string[] {
  const { stockItems } = about;
  if (code !== "out-of-stock" || !Array.isArray(stockItems)) return [];
  const wanted = new Set(stockItems.map(String));
  const known = recordStore.getState().reference?.stockItems ?? [];
  return known.filter(({ id }) => wanted.has(String(id))).map(({ name }) => name);
}

/** Names, stations and users are parallel lists. */
function shiftLines({ code, about: { names, stations, users } }: Failure): readonly string[] {
  if (code !== "shifts-still-open") return [];
  const [stationList, userList] = [listOf(stations), listOf(users)];
  return listOf(names).map(
    (name, index) => `${name} · ${stationList[index] ?? ""} · ${userList[index] ?? ""}`,
  );
}

function listOf(value: Failure["about"][string] | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
