const mark = " /* prepared */";

/**
 * Makes PostgreSQL parse and plan this statement once per connection. Only for a statement that names all its columns.
 */
export function preparedOnce(sql: string): string {
  return sql + mark;
}

export function isPreparedOnce(sql: string): boolean {
  return sql.endsWith(mark);
}
