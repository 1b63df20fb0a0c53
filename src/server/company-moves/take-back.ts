import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { conflict } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { waitForWriters } from './writers.ts';

/** A change of the log or of money; every change that people make is one of these. */
export interface Extent {
  events: number;
  last_event: number;
}

export const extentOf = async (tx: Pick<Tx, 'rows'>, company: string): Promise<Extent> => {
  const [extent] = await tx.rows<Extent>(sql`
    select sum(events)::bigint as events, max(last_event) as last_event from (
      select count(*) as events, coalesce(max(seq), 0) as last_event from audit_events where organization_id = ${company}
      union all select coalesce(sum(event_count), 0), coalesce(max(last_seq), 0) from audit_archives
        where organization_id = ${company} and state = 'in_use') log`);
  return extent!;
};

const LONGEST_WAIT_MS = 10_000;

/**
 * Hands a company back to the installation that it came from, if nothing was recorded in its log here since. Its rows stay
 * until it comes again.
 * @throws 409 when something was changed
 */
export async function takeBack({ system }: Kernel, move_id: string): Promise<void> {
  const { company_id, contents } = await system.unscoped(async (tx) => {
    const [move] = await tx.rows<{ company_id: string; contents: Extent }>(
      sql`select company_id, contents from arriving_moves where id = ${move_id} and state = 'done' for update`,
    );
    if (!move) throw conflict('This company is not here.');
    const added = await tx.run(sql`
      insert into frozen_companies (organization_id, reason) values (${move.company_id}, 'moving') on conflict do nothing`);
    if (added === 0) throw conflict('This company is already being moved.');
    return move;
  });
  try {
    await waitForWriters((statement) => system.unscoped((tx) => tx.rows(statement)), LONGEST_WAIT_MS);
    await system.unscoped(async (tx) => {
      const now = await extentOf(tx, company_id);
      if (now.events !== contents.events || now.last_event !== contents.last_event)
        throw conflict(
          'The company was changed since it arrived, so the move cannot be undone. Move it back instead, with tandem move.',
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
