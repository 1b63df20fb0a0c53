import type { Call } from '#server/call.ts';
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
export function summaryOf(proposals: readonly Proposal[]): Omit<PayoutForecast, 'previous'> {
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
  await call.run(
    'delete from payout_item_lines l using payout_items i where l.organization_id = $1 and i.organization_id = $1 and i.id = l.item_id and i.batch_id = $2',
    [organization_id, batch.id],
  );
  await call.run('delete from payout_items where organization_id = $1 and batch_id = $2 and not partner_id = any($3)', [
    organization_id,
    batch.id,
    proposals.map(({ partner_id }) => partner_id),
  ]);
  const items = await call.rows<{ id: string; partner_id: string }>(
    `insert into payout_items (organization_id, batch_id, currency, id, partner_id, is_excluded, ${columns})
     select $1, $2, $3, id, partner_id, is_excluded, ${columns} from jsonb_populate_recordset(null::payout_items, $4)
     on conflict (organization_id, batch_id, partner_id, currency) do update set (${columns}) = (excluded.${columns.replaceAll(',', ', excluded.')})
     returning id, partner_id`,
    [
      ...[organization_id, batch.id, batch.currency],
      JSON.stringify(
        proposals.map((proposal) => ({
          ...Object.fromEntries(taken.map((name) => [name, proposal[name]])),
          id: newId(),
          partner_id: proposal.partner_id,
          is_excluded: proposal.is_excluded,
          status: isPaid(proposal) ? 'included' : 'excluded',
        })),
      ),
    ],
  );
  const itemOf = new Map(items.map((item) => [item.partner_id, item.id]));
  const lines = proposals.flatMap(({ partner_id, lines: own }) =>
    own.map((line) => ({ ...line, item_id: itemOf.get(partner_id) })),
  );
  await call.run(
    'insert into payout_item_lines (organization_id, item_id, line_id, amount_minor) select $1, * from unnest($2::uuid[], $3::uuid[], $4::bigint[])',
    [
      organization_id,
      lines.map(({ item_id }) => item_id),
      lines.map(({ id }) => id),
      lines.map(({ amount_minor }) => amount_minor),
    ],
  );
  const { total_minor, item_count, preview_hash } = summaryOf(proposals);
  await call.run(
    'update payout_batches set total_minor = $3, item_count = $4, preview_hash = $5 where organization_id = $1 and id = $2',
    [organization_id, batch.id, total_minor, item_count, preview_hash],
  );
}
