import { withConnection } from '#server/db/connect.ts';
import type { World } from '#server/testing/world.ts';

const guarded = ['journal_entries', 'postings', 'ledger_heads', 'account_balances', 'checkpoints', 'audit_seals'];

/** Runs a statement with all rights in the database, without any check or record. */
export function asDatabaseOwner(world: World, sql: string, values: unknown[]): Promise<void> {
  return withConnection(world.database.adminUrl, async (client) => {
    await client.query('begin');
    for (const table of guarded)
      await client.query(`alter table ${table} disable trigger user, no force row level security`);
    for (const statement of sql.split(';')) await client.query(statement, statement.includes('$1') ? values : []);
    for (const table of guarded)
      await client.query(`alter table ${table} enable trigger user, force row level security`);
    await client.query('commit');
  });
}
