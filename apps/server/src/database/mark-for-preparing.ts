const preparedMarker = " /* prepared */";

/**
 * Makes PostgreSQL parse and plan this statement once per connection.
 */
export function markForPreparing(sql: string): string {
  return sql + preparedMarker;
}

export function isMarkedForPreparing(sql: string): boolean {
  return sql.endsWith(preparedMarker);
}
