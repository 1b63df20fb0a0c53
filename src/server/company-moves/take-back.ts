import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { conflict, unavailable } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

/** A change of the log or of money; every change that people make is one of these. */
export interface Extent {
  events: number;
  last_event: number;
}

export const extentOf = async (tx: Pick<Tx, 'rows'>, company: string): Promise<Extent> => {
  const [extent] = await tx.rows<Extent>(sql`
    select count(*) as events, coalesce(max(seq), 0) as last_event from audit_events where organization_id = ${company}`);
  return extent!;
};

const LONGEST_WAIT_MS = 10_000;

/**
 * Hands a company back to the installation that it came from, if nothing was recorded in its log here since. Its rows stay
 * until it comes again.
 * @throws 409 when something was changed
 */
export async function takeBack({ system }: Kernel, move_id: string): Promise<void> {
  const { company_id, contents, barrier } = await system.unscoped(async (tx) => {
    const [move] = await tx.rows<{ company_id: string; contents: Extent }>(
      sql`select company_id, contents from arriving_moves where id = ${move_id} and state = 'done' for update`,
    );
    if (!move) throw conflict('This company is not here.');
    const added = await tx.run(sql`
      insert into frozen_companies (organization_id, reason) values (${move.company_id}, 'moving') on conflict do nothing`);
    if (added === 0) throw conflict('This company is already being moved.');
    const [{ barrier: number }] = (await tx.rows<{ barrier: string }>(
      sql`select pg_current_xact_id()::text as barrier`,
    )) as [{ barrier: string }];
    return { ...move, barrier: number };
  });
  try {
    await waitForTransactions(system, barrier);
    await system.unscoped(async (tx) => {
      const now = await extentOf(tx, company_id);
      if (now.events !== contents.events || now.last_event !== contents.last_event)
        throw conflict(
          'The company was changed since it arrived, so it cannot be taken back as it was. Move it back instead, with tandem move.',
        );
      await tx.run(sql`update organizations set status = 'moved' where id = ${company_id}`);
      await tx.run(sql`update frozen_companies set reason = 'moved' where organization_id = ${company_id}`);
      await tx.run(sql`update arriving_moves set state = 'returned' where id = ${move_id}`);
      await tx.run(sql`select pg_notify('identity_changed', '')`);
    });
  } catch (error) {
    await system.unscoped((tx) =>
      tx.run(sql`delete from frozen_companies where organization_id = ${company_id} and reason = 'moving'`),
    );
    throw error;
  }
}

/** Waits until every transaction that may have begun before the company was frozen has ended. */
export async function waitForTransactions(
  system: { unscoped<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  barrier: string,
  longestMs = LONGEST_WAIT_MS,
): Promise<void> {
  const until = Date.now() + longestMs;
  for (;;) {
    const [row] = await system.unscoped((tx) =>
      tx.rows<{ is_over: boolean }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${barrier}::xid8 as is_over`,
      ),
    );
    if (row!.is_over) return;
    if (Date.now() > until) throw unavailable('A long transaction is running. Try again in a moment.');
    await delay(50);
  }
}
