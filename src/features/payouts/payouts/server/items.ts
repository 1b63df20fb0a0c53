import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { PayoutBatch, PayoutForecast } from '../schema.ts';
import { isPaid, type Proposal, previewHash } from './preview.ts';

/** Columns that a draft's item copies from the proposed payment. */
const taken = [
  'amount_minor',
  'carried_minor',
  'line_count',
  'result',
  'payout_method_id',
  'method_fingerprint',
  'withheld_minor',
  'withholding_ppm',
  'settle_currency',
  'settle_amount_minor',
  'settle_remainder',
  'exchange_rate_id',
  'exchange_rate',
  'exchange_rate_on',
  'exchange_rate_source',
  'elsewhere',
  'holds',
] as const satisfies readonly (keyof Proposal)[];
const columns = ['status', ...taken].join();

/** A batch as it is shown before an approval. */
export function payoutSummary(proposals: readonly Proposal[]): Omit<PayoutForecast, 'previous'> {
  const paid = proposals.filter(isPaid);
  return {
    preview_hash: previewHash(proposals),
    total_minor: paid.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    item_count: paid.length,
    rows: proposals.map(({ lines, legal_name, country, payout_method_id, method_fingerprint, ...row }) => row),
  };
}

/** Replaces a draft's items, lines and sums by the payments that would be made now. */
export async function writeItems(
  call: Call,
  batch: Pick<PayoutBatch, 'id' | 'currency'>,
  proposals: readonly Proposal[],
): Promise<void> {
  const { organization_id } = call;
  await call.run(sql`
    delete from payout_item_lines l using payout_items i
    where l.organization_id = ${organization_id} and i.organization_id = ${organization_id} and i.id = l.item_id
      and i.batch_id = ${batch.id}`);
  await call.run(sql`
    delete from payout_items
    where organization_id = ${organization_id} and batch_id = ${batch.id}
      and not partner_id = any(${proposals.map(({ partner_id }) => partner_id)})`);
  const items = await call.rows<{ id: string; partner_id: string }>(sql`
    insert into payout_items (organization_id, batch_id, currency, id, partner_id, is_excluded, ${sql.raw(columns)})
     select ${organization_id}, ${batch.id}, ${batch.currency}, id, partner_id, is_excluded, ${sql.raw(columns)} from jsonb_populate_recordset(null::payout_items, ${JSON.stringify(
       proposals.map((proposal) => ({
         ...Object.fromEntries(taken.map((name) => [name, proposal[name]])),
         id: newId(),
         partner_id: proposal.partner_id,
         is_excluded: proposal.is_excluded,
         status: isPaid(proposal) ? 'included' : 'excluded',
       })),
     )})
     on conflict (organization_id, batch_id, partner_id, currency) do update set (${sql.raw(columns)}) = (excluded.${sql.raw(columns.replaceAll(',', ', excluded.'))})
     returning id, partner_id`);
  const itemOf = new Map(items.map((item) => [item.partner_id, item.id]));
  const lines = proposals.flatMap(({ partner_id, lines: own }) =>
    own.map((line) => ({ ...line, item_id: itemOf.get(partner_id) })),
  );
  await call.run(sql`
    insert into payout_item_lines (organization_id, item_id, line_id, amount_minor) select ${organization_id}, *
    from unnest(${lines.map(({ item_id }) => item_id)}::uuid[], ${lines.map(({ id }) => id)}::uuid[],
      ${lines.map(({ amount_minor }) => amount_minor)}::bigint[])`);
  const { total_minor, item_count, preview_hash } = payoutSummary(proposals);
  await call.run(sql`
    update payout_batches set total_minor = ${total_minor}, item_count = ${item_count}, preview_hash = ${preview_hash}
    where organization_id = ${organization_id} and id = ${batch.id}`);
}
