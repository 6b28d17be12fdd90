const mark = " /* prepared */";

/** Has PostgreSQL read and plan this statement once per connection. Only for one whose columns are all named. */
export function preparedOnce(sql: string): string {
  return sql + mark;
}

export function isPreparedOnce(sql: string): boolean {
  return sql.endsWith(mark);
}
