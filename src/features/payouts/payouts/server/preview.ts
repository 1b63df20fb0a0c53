import { createHash } from 'node:crypto';
import { decidePayout, type PayoutResult } from '#features/commissions/commission-engine/payouts.ts';
import { rateInForce } from '#features/setup/exchange-rates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { payoutQuantum } from '#shared/money/whole-units.ts';
import type { Rail } from '../rail.schema.ts';
import type { BatchChange, Elsewhere, ItemResult, PayoutBatch, PreviewRow, Settlement } from '../schema.ts';
import { type Rate, settlementOf } from './conversion.ts';
import { payoutHolds } from './pauses.ts';

/** The payment a partner would get from a batch now, with its lines. */
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
  withholding_ppm: number | null;
  payout_method_id: string | null;
  method_currency: string | null;
  rail: Rail | null;
  account_last4: string | null;
  method_status: 'pending' | 'verified' | null;
  method_fingerprint: string | null;
  method_rests: boolean;
  same_account_as: string | null;
}

/** A batch that does not exist yet excludes no partner. */
type BatchKey = Pick<PayoutBatch, 'currency' | 'cutoff_on'> & { id?: string };

/**
 * Proposes a payment for every balance of due lines in the batch's currency, with any reason that blocks it. Negative
 * lines count too. Lines held by another payout are left out, and the payment names that payout. A merged partner is
 * paid what it has earned, unless either of the two waits for a decision. Payments in another currency use the rate of
 * the cutoff date, so that the amount does not change during approval.
 */
export async function proposePayments(call: Call, batch: BatchKey): Promise<Proposal[]> {
  const settings = await call.maybe<Settings>(sql`
    select min_payout, requires_payout_method, converts_payouts from program_settings
    where organization_id = ${call.organization_id}`);
  const minimum_minor = settings?.min_payout[batch.currency] ?? 0;
  const quantum = payoutQuantum(batch.currency);
  const balances = await call.rows<Balance>(
    `select b.partner_id, b.lines, p.name as partner_name, p.legal_name, p.country, case when ks.category in ('banned', 'suspended') then ks.category else s.category end as category,
       m.id as payout_method_id, m.currency as method_currency, m.rail, m.account_last4, m.status as method_status, m.fingerprint as method_fingerprint,
       payout_account_elsewhere($1, m.id) as same_account_as,
       ${DETAILS_ON_HOLD} as method_rests,
       (select w.rate_ppm from withholding_rules w where w.organization_id = $1 and (w.partner_id = p.id or w.country = p.country)
          and w.applies_from <= $6 order by w.partner_id is null, w.applies_from desc limit 1) as withholding_ppm
     from (select l.partner_id, coalesce(json_agg(json_build_object('id', l.id, 'amount_minor', l.amount_minor) order by l.id)
         filter (where not ${HELD_ELSEWHERE('$7')}), '[]') as lines
       from commission_lines l where l.organization_id = $1 and l.status = 'payable' and l.currency = $2 and l.release_on <= $3 group by l.partner_id) b
     join partners p on p.organization_id = $1 and p.id = b.partner_id
     join partner_statuses s on s.organization_id = $1 and s.id = p.status_id
     left join partners k on k.organization_id = $1 and k.id = p.merged_into_id
     left join partner_statuses ks on ks.organization_id = $1 and ks.id = k.status_id
     left join lateral (select * from payout_methods o where o.organization_id = $1 and o.partner_id = b.partner_id and o.status <> 'disabled'
       and (o.currency = $2 or o.is_default and $5) order by o.currency <> $2 limit 1) m on true
     order by p.name, b.partner_id`,
    [
      ...[call.organization_id, batch.currency, batch.cutoff_on, call.now()],
      ...[settings?.converts_payouts ?? false, call.today(), batch.id ?? null],
    ],
  );
  const elsewhere = await linesElsewhere(call, batch);
  const rates = await ratesFor(call, batch, balances);
  const holds = await payoutHolds(call);
  const excluded = await call.rows<{ partner_id: string }>(sql`
    select partner_id from payout_items
    where organization_id = ${call.organization_id} and batch_id = ${batch.id ?? null} and is_excluded`);
  return balances.map(({ category, method_status, method_rests, method_currency, withholding_ppm, ...balance }) => {
    const balance_minor = balance.lines.reduce((sum, line) => sum + line.amount_minor, 0);
    const decision = decidePayout(balance_minor, minimum_minor, quantum);
    const carried_minor = decision.result === 'paid' ? decision.balance_minor : 0;
    const amount_minor = balance_minor - carried_minor;
    const isOther = method_currency !== null && method_currency !== batch.currency;
    const rate = isOther ? rates.get(method_currency) : undefined;
    const settlement = settlementOf(
      { currency: batch.currency, amount_minor },
      withholding_ppm,
      isOther && rate ? { currency: method_currency, rate } : null,
    );
    const isTooSmall = decision.result === 'paid' && settlement.pays_minor <= 0;
    const others = elsewhere.get(balance.partner_id) ?? [];
    const result = resultOf(isTooSmall ? 'below_minimum' : decision.result, balance_minor >= minimum_minor, category, {
      lacksDocument: holds.has(balance.partner_id),
      status: method_status,
      rests: method_rests,
      isRequired: settings?.requires_payout_method ?? false,
      lacksRate: isOther && !rate,
    });
    const final = balance.lines.length === 0 ? 'in_other_payout' : result;
    return {
      ...balance,
      amount_minor,
      carried_minor,
      minimum_minor,
      ...settlement,
      // The line that takes out the carried remainder is a line of the payment too.
      line_count: balance.lines.length + (carried_minor > 0 ? 1 : 0),
      is_excluded: excluded.some(({ partner_id }) => partner_id === balance.partner_id),
      result: final,
      elsewhere: others,
      holds: final === 'document_expired' ? [...(holds.get(balance.partner_id) ?? [])] : [],
    };
  });
}

/** Whether a payout other than `batch` holds line `l`. */
const HELD_ELSEWHERE = (batch: string) => `exists (select from payout_item_lines h
  join payout_items hi on hi.organization_id = h.organization_id and hi.id = h.item_id
  where h.organization_id = l.organization_id and h.line_id = l.id and h.is_held and hi.batch_id is distinct from ${batch}::uuid)`;

/** Payouts by partner that hold due lines which this one would otherwise pay. */
async function linesElsewhere(call: Call, batch: BatchKey): Promise<Map<string, Elsewhere[]>> {
  const held = await call.rows<Elsewhere & { partner_id: string }>(sql`
    select l.partner_id, b.id as batch_id, b.number, count(*)::int as line_count,
      sum(l.amount_minor)::bigint as amount_minor
    from payout_item_lines h
    join commission_lines l on l.organization_id = h.organization_id and l.id = h.line_id
    join payout_items i on i.organization_id = h.organization_id and i.id = h.item_id
    join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
    where h.organization_id = ${call.organization_id} and h.is_held and b.status in ('draft', 'pending_approval')
      and b.currency = ${batch.currency} and b.id is distinct from ${batch.id ?? null}::uuid
      and l.status = 'payable' and l.currency = ${batch.currency} and l.release_on <= ${batch.cutoff_on}
    group by l.partner_id, b.id, b.number order by b.number`);
  const byPartner = new Map<string, Elsewhere[]>();
  for (const { partner_id, ...one } of held) byPartner.set(partner_id, [...(byPartner.get(partner_id) ?? []), one]);
  return byPartner;
}

interface Settings {
  min_payout: Record<string, number>;
  requires_payout_method: boolean;
  converts_payouts: boolean;
}

async function ratesFor(call: Call, batch: BatchKey, balances: readonly Balance[]): Promise<Map<string, Rate>> {
  const rates = new Map<string, Rate>();
  for (const quote of new Set(balances.map(({ method_currency }) => method_currency ?? batch.currency))) {
    if (quote === batch.currency) continue;
    const rate = await rateInForce(call, { base: batch.currency, quote, on: batch.cutoff_on });
    if (rate) rates.set(quote, rate);
  }
  return rates;
}

/** Whether details `m` are so new at the instant $4 that payments to them wait. */
export const DETAILS_ON_HOLD = `coalesce(m.changed_at + make_interval(days =>
  (select s.method_rest_days from program_settings s where s.organization_id = $1)) > $4::timestamptz, false)`;

/** Suspended and banned partners wait for a decision. Unverified details count as missing. */
function resultOf(
  result: PayoutResult,
  isEnough: boolean,
  category: string,
  method: {
    lacksDocument: boolean;
    status: Balance['method_status'];
    rests: boolean;
    isRequired: boolean;
    lacksRate: boolean;
  },
): ItemResult {
  if (result === 'below_minimum' && isEnough) return 'below_unit';
  if (result !== 'paid') return result;
  if (category === 'banned' || category === 'suspended') return 'inactive';
  if (method.lacksDocument) return 'document_expired';
  if (method.status === 'pending' || (method.isRequired && method.status === null)) return 'no_method';
  if (method.rests) return 'method_rests';
  if (method.lacksRate) return 'no_rate';
  return 'due';
}

export function isPaid({ result, is_excluded }: Pick<Proposal, 'result' | 'is_excluded'>): boolean {
  return result === 'due' && !is_excluded;
}

/** Hash of exactly this set of payments: the lines, accounts and received amounts of all partners. */
export function previewHash(proposals: readonly Proposal[]): string {
  const paid = proposals
    .filter(isPaid)
    .map(({ partner_id, amount_minor, lines, method_fingerprint, ...proposal }) => [
      partner_id,
      amount_minor,
      method_fingerprint,
      ...lines.map(({ id }) => id),
      ...(isPlain(proposal) ? [] : [arrives(proposal)]),
    ]);
  return createHash('sha256').update(JSON.stringify(paid.sort())).digest('hex');
}

/** The part of a settlement that people approve. */
type Arrival = Pick<Settlement, 'withheld_minor' | 'settle_currency' | 'settle_amount_minor'>;
const isPlain = ({ withheld_minor, settle_currency }: Arrival) => withheld_minor === 0 && settle_currency === null;
const arrives = ({ withheld_minor, settle_currency, settle_amount_minor }: Arrival) =>
  `${withheld_minor} ${settle_amount_minor ?? ''} ${settle_currency ?? ''}`;

interface Prepared extends Arrival {
  partner_id: string;
  partner_name: string;
  amount_minor: number;
  method_fingerprint: string | null;
  line_ids: string[];
}

/** Differences of the payments from the prepared ones, by partner. */
export async function changesSince(call: Call, batch_id: string, now: readonly Proposal[]): Promise<BatchChange[]> {
  const prepared = await call.rows<Prepared>(sql`
    select i.partner_id, p.name as partner_name, i.amount_minor, i.method_fingerprint, i.withheld_minor,
      i.settle_currency, i.settle_amount_minor,
      array(select l.line_id from payout_item_lines l
        where l.organization_id = i.organization_id and l.item_id = i.id) as line_ids
    from payout_items i join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
    where i.organization_id = ${call.organization_id} and i.batch_id = ${batch_id} and i.status = 'included'`);
  const before = new Map(prepared.map((item) => [item.partner_id, item]));
  const after = new Map(now.filter(isPaid).map((proposal) => [proposal.partner_id, proposal]));
  const elsewhere = new Map(now.map((proposal) => [proposal.partner_id, proposal.elsewhere]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((partner_id) => {
    const [old, fresh] = [before.get(partner_id), after.get(partner_id)];
    const [was, is] = [new Set(old?.line_ids), new Set(fresh?.lines.map(({ id }) => id))];
    const removed_lines = [...was].filter((id) => !is.has(id)).length;
    const change: BatchChange = {
      partner_id,
      partner_name: (fresh ?? old)!.partner_name,
      before_minor: old?.amount_minor ?? 0,
      now_minor: fresh?.amount_minor ?? 0,
      added_lines: [...is].filter((id) => !was.has(id)).length,
      removed_lines,
      method_changed: old !== undefined && fresh !== undefined && old.method_fingerprint !== fresh.method_fingerprint,
      settlement_changed: old !== undefined && fresh !== undefined && arrives(old) !== arrives(fresh),
      elsewhere: removed_lines > 0 ? (elsewhere.get(partner_id) ?? []) : [],
    };
    const isOther = change.added_lines + change.removed_lines > 0 || change.before_minor !== change.now_minor;
    return isOther || change.method_changed || change.settlement_changed ? [change] : [];
  });
}
