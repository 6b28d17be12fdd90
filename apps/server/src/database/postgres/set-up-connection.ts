import type { ClientBase } from "pg";

/**
 * Run once for each connection, because a role or a database may have other settings, and a pooler refuses those that
 * are sent when connecting. A stricter one of the administrator is kept. A server that vanishes in the midst of a write
 * holds the lock of its location, so PostgreSQL has to notice within seconds, whether the server was to speak next
 * (`idle_in_transaction_session_timeout`) or waited for a reply (the others). The last setting depends on the system
 * that PostgreSQL runs on.
 */
const settings = `do $$ begin
  if current_setting('synchronous_commit') = 'off' then set synchronous_commit = on; end if;
  set default_transaction_isolation = 'read committed';
  if current_setting('idle_in_transaction_session_timeout')::interval
    not between interval '1 millisecond' and interval '10 seconds'
  then set idle_in_transaction_session_timeout = '10s'; end if;
  set tcp_keepalives_idle = 5;
  set tcp_keepalives_interval = 2;
  set tcp_keepalives_count = 3;
  set tcp_user_timeout = '10s';
  begin
    set client_connection_check_interval = '2s';
  exception when undefined_object or invalid_parameter_value then null;
  end;
end $$`;

/** Of every connection to PostgreSQL, in a pool or alone. */
export const connectionOptions = {
  // A machine that is gone does not reply.
  connectionTimeoutMillis: 5000,
  // A firewall in between drops idle connections.
  keepAlive: true,
  // The system's own is two hours.
  keepAliveInitialDelayMillis: 30_000,
  // Statements are sent without waiting for the replies to those before them.
  pipeline: true,
} as const;

/** Prepares a connection for what the product relies on: no acknowledged save is lost, and none waits for ever. */
export async function setUpConnection(client: ClientBase): Promise<void> {
  await client.query(settings);
}
