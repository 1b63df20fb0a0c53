import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { reverseForOpportunity } from '../../commissions/server/service.ts';
import type { Import } from '../schema.ts';
import { imports } from './resource.ts';
import { requireMove } from './rules.ts';
import { readImport } from './service.ts';

/** Takes an import back: a job does it. Refused once money of its deals has left or is about to. */
export async function startUndo(call: Call, id: string): Promise<Import> {
  const current = await lockedRow<Import>(call, imports, id);
  requireMove(current.status, 'undoing');
  const paid = await call.maybe<{ count: number }>(
    `select count(*) as count from commission_lines l join import_rows r on r.organization_id = l.organization_id and r.ref_id = l.opportunity_id
     where l.organization_id = $1 and r.import_id = $2 and r.outcome = 'created' and l.status in ('reserved', 'paid') having count(*) > 0`,
    [call.organization_id, id],
  );
  if (paid)
    throw conflict(
      `${paid.count} commission lines of these deals are in a payout or paid; the import can no longer be taken back.`,
    );
  await call.run("update imports set status = 'undoing' where organization_id = $1 and id = $2", [
    call.organization_id,
    id,
  ]);
  await call.enqueue('imports.undo', { import_id: id, user_id: call.actor.user_id }, { job_key: `undo:${id}` });
  return readImport(call, id);
}

/**
 * What the import made goes to the archive, and its commissions are reversed in the books. Companies, partners and products
 * that something else has come to use stay. The outside references are given up, so that the files can be imported anew.
 */
export async function undoImport(call: Call, id: string): Promise<void> {
  const current = await lockedRow<Import>(call, imports, id);
  if (current.status !== 'undoing') return;
  const made = [call.organization_id, id];
  const won = await call.rows<{ id: string }>(
    `select o.id from opportunities o join import_rows r on r.organization_id = o.organization_id and r.ref_table = 'opportunities' and r.ref_id = o.id
     where o.organization_id = $1 and r.import_id = $2 and r.outcome = 'created' and o.status = 'won' and o.archived_at is null order by o.id`,
    made,
  );
  for (const deal of won) await reverseForOpportunity(call, deal.id, 'The import was taken back');
  // The audit log knows all that the import wrote, also what no row of a file stands for.
  const mine = (
    table: string,
  ) => `t.organization_id = $1 and t.archived_at is null and exists (select from audit_events e
    where e.organization_id = $1 and e.batch_id = $2 and e.action = 'created' and e.ref_table = '${table}' and e.ref_id = t.id)`;
  const now = [...made, call.now()];
  await call.run(
    `update opportunities t set archived_at = $3, external_ref = null where ${mine('opportunities')}`,
    now,
  );
  const unused = (column: string) =>
    `not exists (select from opportunities o where o.organization_id = $1 and o.${column} = t.id and o.archived_at is null)`;
  await call.run(
    `update accounts t set archived_at = $3, external_ref = null where ${mine('accounts')} and ${unused('account_id')}`,
    now,
  );
  await call.run(
    `update partners t set archived_at = $3, external_ref = null where ${mine('partners')} and ${unused('partner_id')} and t.partner_organization_id is null`,
    now,
  );
  await call.run(
    `update products t set archived_at = $3 where ${mine('products')} and not exists (select from opportunity_lines l
       join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
       where l.organization_id = $1 and l.product_id = t.id and o.archived_at is null)`,
    now,
  );
  await call.run("update imports set status = 'undone', finished_at = $3 where organization_id = $1 and id = $2", now);
  await call.announce('imports.finished', id, {});
}
