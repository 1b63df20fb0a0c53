import { createHash } from 'node:crypto';
import { decidePayout, type PayoutResult } from '#features/commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { payoutQuantum } from '#shared/whole-units.ts';
import type { Rail } from '../methods.schema.ts';
import type { BatchChange, ItemResult, PayoutBatch, PreviewRow } from '../schema.ts';

/** What one partner would get from a batch now, with the lines it is made of. */
export interface Proposal extends PreviewRow {
  lines: { id: string; amount_minor: number }[];
  legal_name: string | null;
  country: string | null;
  payout_method_id: string | null;
  method_fingerprint: string | null;
}

interface Balance {
  partner_id: string;
  partner_name: string;
  legal_name: string | null;
  country: string | null;
  category: string;
  lines: { id: string; amount_minor: number }[];
  payout_method_id: string | null;
  rail: Rail | null;
  account_last4: string | null;
  method_status: 'pending' | 'verified' | null;
  method_fingerprint: string | null;
  method_rests: boolean;
}

/** One that is not there yet leaves nobody out. */
type BatchKey = Pick<PayoutBatch, 'currency' | 'cutoff_on'> & { id?: string };

/**
 * Every balance of due lines in the batch's currency, and what keeps it from being paid. Negative lines count with the others.
 * A partner that was merged is paid what it has earned, unless either of the two waits for a decision.
 */
export async function propose(call: Call, batch: BatchKey): Promise<Proposal[]> {
  const settings = await call.maybe<{ min_payout: Record<string, number>; requires_payout_method: boolean }>(
    'select min_payout, requires_payout_method from programme_settings where organization_id = $1',
    [call.organization_id],
  );
  const minimum_minor = settings?.min_payout[batch.currency] ?? 0;
  const quantum = payoutQuantum(batch.currency);
  const balances = await call.rows<Balance>(
    `select b.partner_id, b.lines, p.name as partner_name, p.legal_name, p.country, case when ks.category in ('banned', 'suspended') then ks.category else s.category end as category,
       m.id as payout_method_id, m.rail, m.account_last4, m.status as method_status, m.fingerprint as method_fingerprint,
       ${RESTS} as method_rests
     from (select partner_id, json_agg(json_build_object('id', id, 'amount_minor', amount_minor) order by id) as lines from commission_lines
       where organization_id = $1 and status = 'payable' and currency = $2 and release_on <= $3 group by partner_id) b
     join partners p on p.organization_id = $1 and p.id = b.partner_id
     join partner_statuses s on s.organization_id = $1 and s.id = p.status_id
     left join partners k on k.organization_id = $1 and k.id = p.merged_into_id
     left join partner_statuses ks on ks.organization_id = $1 and ks.id = k.status_id
     left join payout_methods m on m.organization_id = $1 and m.partner_id = b.partner_id and m.currency = $2 and m.status <> 'disabled'
     order by p.name, b.partner_id`,
    [call.organization_id, batch.currency, batch.cutoff_on, call.now()],
  );
  const excluded = await call.rows<{ partner_id: string }>(
    'select partner_id from payout_items where organization_id = $1 and batch_id = $2 and is_excluded',
    [call.organization_id, batch.id ?? null],
  );
  return balances.map(({ category, method_status, method_rests, ...balance }) => {
    const balance_minor = balance.lines.reduce((sum, line) => sum + line.amount_minor, 0);
    const decision = decidePayout(balance_minor, minimum_minor, quantum);
    const carried_minor = decision.result === 'paid' ? decision.balance_minor : 0;
    return {
      ...balance,
      amount_minor: balance_minor - carried_minor,
      carried_minor,
      // What is carried over is a line of the payment too: the one that takes it out.
      line_count: balance.lines.length + (carried_minor > 0 ? 1 : 0),
      minimum_minor,
      is_excluded: excluded.some(({ partner_id }) => partner_id === balance.partner_id),
      result: resultOf(decision.result, balance_minor >= minimum_minor, category, {
        status: method_status,
        rests: method_rests,
        isRequired: settings?.requires_payout_method ?? false,
      }),
    };
  });
}

/** Of details `m`, at the instant $4: whether they are so new that nothing is paid to them yet. */
export const RESTS = `coalesce(m.changed_at + make_interval(days =>
  (select s.method_rest_days from programme_settings s where s.organization_id = $1)) > $4::timestamptz, false)`;

/** Suspended and banned partners wait for a decision. Details that nobody has verified are as good as none. */
function resultOf(
  result: PayoutResult,
  isEnough: boolean,
  category: string,
  method: { status: Balance['method_status']; rests: boolean; isRequired: boolean },
): ItemResult {
  if (result === 'below_minimum' && isEnough) return 'below_unit';
  if (result !== 'paid') return result;
  if (category === 'banned' || category === 'suspended') return 'inactive';
  if (method.status === 'pending' || (method.isRequired && method.status === null)) return 'no_method';
  if (method.rests) return 'method_rests';
  return 'due';
}

export function isPaid({ result, is_excluded }: Pick<Proposal, 'result' | 'is_excluded'>): boolean {
  return result === 'due' && !is_excluded;
}

/** The name of exactly this set of payments: who gets which lines, to which account. */
export function previewHash(proposals: readonly Proposal[]): string {
  const paid = proposals
    .filter(isPaid)
    .map(({ partner_id, amount_minor, lines, method_fingerprint }) => [
      partner_id,
      amount_minor,
      method_fingerprint,
      ...lines.map(({ id }) => id),
    ]);
  return createHash('sha256').update(JSON.stringify(paid.sort())).digest('hex');
}

interface Prepared {
  partner_id: string;
  partner_name: string;
  amount_minor: number;
  method_fingerprint: string | null;
  line_ids: string[];
}

/** How payments differ from what was prepared, partner by partner. */
export async function changesSince(call: Call, batch_id: string, now: readonly Proposal[]): Promise<BatchChange[]> {
  const prepared = await call.rows<Prepared>(
    `select i.partner_id, p.name as partner_name, i.amount_minor, i.method_fingerprint,
       array(select l.line_id from payout_item_lines l where l.organization_id = i.organization_id and l.item_id = i.id) as line_ids
     from payout_items i join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
     where i.organization_id = $1 and i.batch_id = $2 and i.status = 'included'`,
    [call.organization_id, batch_id],
  );
  const before = new Map(prepared.map((item) => [item.partner_id, item]));
  const after = new Map(now.filter(isPaid).map((proposal) => [proposal.partner_id, proposal]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((partner_id) => {
    const [old, fresh] = [before.get(partner_id), after.get(partner_id)];
    const [was, is] = [new Set(old?.line_ids), new Set(fresh?.lines.map(({ id }) => id))];
    const change: BatchChange = {
      partner_id,
      partner_name: (fresh ?? old)!.partner_name,
      before_minor: old?.amount_minor ?? 0,
      now_minor: fresh?.amount_minor ?? 0,
      added_lines: [...is].filter((id) => !was.has(id)).length,
      removed_lines: [...was].filter((id) => !is.has(id)).length,
      method_changed: old !== undefined && fresh !== undefined && old.method_fingerprint !== fresh.method_fingerprint,
    };
    const isOther = change.added_lines + change.removed_lines > 0 || change.before_minor !== change.now_minor;
    return isOther || change.method_changed ? [change] : [];
  });
}
