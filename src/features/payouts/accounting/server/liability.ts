import { entriesBetween } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { csvLine, Digits } from '#server/resource/csv.ts';
import { decimalOf } from '#shared/money/money.ts';
import { proportion } from '#shared/money/rational.ts';
import { addDays, daysBetween } from '#shared/time/dates.ts';
import type { LiabilityLine, LiabilityReport, LiabilityRow, LiabilityTotal } from '../schema.ts';

/** Without a setting, commissions can be taken back for this many days. */
const CLAWBACK_DAYS = 90;

/**
 * The state of every commission after the entries up to $2. A payment moves its lines together, so the balance that its
 * entries left says for each of them whether it is in the payout or paid.
 */
const LINE_STATES = `
  seen as (
    select e.id, e.seq, e.source_table, e.source_id, p.currency, a.partner_id, split_part(a.code, ':', 3) as part,
      case p.side when 'C' then p.amount_minor else -p.amount_minor end as amount
    from journal_entries e
    join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
    join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id and a.partner_id is not null
    where e.organization_id = $1 and e.seq <= $2),
  booked as (
    select source_id as line_id, coalesce(sum(amount) filter (where part = 'on_hold'), 0) as on_hold,
      coalesce(sum(amount) filter (where part = 'payable'), 0) as payable
    from seen where source_table = 'commission_lines' group by 1),
  settled as (
    select source_id as item_id, coalesce(sum(amount) filter (where part = 'payable'), 0) <> 0 as is_taken,
      coalesce(sum(amount) filter (where part = 'in_transit'), 0) <> 0 as is_open
    from seen where source_table = 'payout_items' group by 1),
  lines as (
    select l.id, l.number, l.partner_id, l.currency, l.kind, l.description, l.effective_on, b.on_hold,
      b.payable - coalesce(i.taken, 0) as payable, coalesce(i.reserved, 0) as reserved, coalesce(i.taken, 0) - coalesce(i.reserved, 0) as paid
    from booked b
    join commission_lines l on l.organization_id = $1 and l.id = b.line_id
    left join lateral (
      select sum(x.amount_minor) filter (where s.is_taken) as taken, sum(x.amount_minor) filter (where s.is_taken and s.is_open) as reserved
      from payout_item_lines x join settled s on s.item_id = x.item_id
      where x.organization_id = $1 and x.line_id = l.id) i on true)`;

interface Basis {
  on: string;
  seq: number;
  clawback_days: number;
  /** The first day of which commissions can still be taken back. */
  exposed_from: string;
}

async function basisOf(call: Call, day: string | undefined): Promise<Basis> {
  const on = day ?? call.today();
  const { up_to } = await entriesBetween(call, undefined, on);
  const settings = await call.maybe<{ days: number | null }>(
    sql`select clawback_window_days as days from program_settings where organization_id = ${call.organization_id}`,
  );
  const clawback_days = settings?.days ?? CLAWBACK_DAYS;
  return { on, seq: up_to, clawback_days, exposed_from: addDays(on, -clawback_days) };
}

/** Commissions taken back as a part of those earned in the year before a day, by currency. */
async function clawbackRates(call: Call, { on, seq }: Basis): Promise<Map<string, number>> {
  const rows = await call.rows<{ currency: string; earned: number; taken: number }>(sql`
    select p.currency, coalesce(sum(p.amount_minor) filter (where p.side = 'D'), 0)::bigint as earned,
      coalesce(sum(p.amount_minor) filter (where p.side = 'C'), 0)::bigint as taken
    from journal_entries e
    join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
    join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
      and a.code in ('expense:commission', 'expense:spiff')
    where e.organization_id = ${call.organization_id} and e.seq <= ${seq} and e.effective_on > ${on}::date - 365
    group by 1`);
  return new Map(
    rows.map(({ currency, earned, taken }) => [
      currency,
      earned > 0 ? Math.min(1_000_000, proportion(taken, 1_000_000, earned, 'half_up')) : 0,
    ]),
  );
}

type PartnerRow = Omit<LiabilityRow, 'reserve_minor'> & { exposed_minor: number };

/** Sums the amounts owed to each partner as of a day, from the ledger's entries up to its end. */
export async function liabilityOn(call: Call, day: string | undefined): Promise<LiabilityReport> {
  const basis = await basisOf(call, day);
  const rates = await clawbackRates(call, basis);
  const owed = '(on_hold + payable + reserved)';
  const partnerRows = await call.rows<PartnerRow>(
    `with ${LINE_STATES},
     sums as (
       select partner_id, currency, coalesce(sum(amount) filter (where part = 'on_hold'), 0) as on_hold,
         coalesce(sum(amount) filter (where part = 'payable'), 0) as payable, coalesce(sum(amount) filter (where part = 'in_transit'), 0) as reserved
       from seen group by 1, 2),
     sides as (
       select s.partner_id, s.currency,
         coalesce(sum(s.amount) filter (where a.code in ('expense:commission', 'expense:spiff', 'expense:mdf')), 0) as accrued,
         coalesce(-sum(s.amount) filter (where a.code in ('cash:clearing', 'liability:withholding', 'fx:position')), 0) as paid,
         coalesce(sum(s.amount) filter (where a.code = 'expense:write_off'), 0) as written_off
       from seen s join postings o on o.organization_id = $1 and o.entry_id = s.id
       join ledger_accounts a on a.organization_id = o.organization_id and a.id = o.account_id and a.partner_id is null
       group by 1, 2),
     aged as (
       select partner_id, currency, sum(${owed}) filter (where $3::date - effective_on <= 30) as age_0,
         sum(${owed}) filter (where $3::date - effective_on between 31 and 60) as age_31,
         sum(${owed}) filter (where $3::date - effective_on between 61 and 90) as age_61,
         sum(payable + reserved + paid) filter (where effective_on >= $4::date and kind <> 'carried') as exposed
       from lines group by 1, 2)
     select b.partner_id, n.name as partner_name, b.currency, coalesce(s.accrued, 0)::bigint as accrued_minor, b.on_hold::bigint as on_hold_minor,
       b.payable::bigint as payable_minor, b.reserved::bigint as reserved_minor, coalesce(s.paid, 0)::bigint as paid_minor,
       coalesce(s.written_off, 0)::bigint as written_off_minor, coalesce(g.age_0, 0)::bigint as age_0_30_minor,
       coalesce(g.age_31, 0)::bigint as age_31_60_minor, coalesce(g.age_61, 0)::bigint as age_61_90_minor,
       (b.on_hold + b.payable + b.reserved - coalesce(g.age_0, 0) - coalesce(g.age_31, 0) - coalesce(g.age_61, 0))::bigint as age_over_90_minor,
       greatest(coalesce(g.exposed, 0), 0)::bigint as exposed_minor
     from sums b join partners n on n.organization_id = $1 and n.id = b.partner_id
     left join sides s on s.partner_id = b.partner_id and s.currency = b.currency
     left join aged g on g.partner_id = b.partner_id and g.currency = b.currency
     order by b.currency, n.name, b.partner_id`,
    [call.organization_id, basis.seq, basis.on, basis.exposed_from],
  );
  const rows = partnerRows.map(({ exposed_minor, ...row }) => ({
    ...row,
    reserve_minor: proportion(exposed_minor, rates.get(row.currency) ?? 0, 1_000_000, 'half_up'),
  }));
  const totals = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) =>
    totalOf(currency, own, rates.get(currency) ?? 0),
  );
  return { on: basis.on, clawback_days: basis.clawback_days, seq: basis.seq, totals, rows };
}

const amounts = [
  'accrued_minor',
  'on_hold_minor',
  'payable_minor',
  'reserved_minor',
  'paid_minor',
  'written_off_minor',
  'reserve_minor',
  'age_0_30_minor',
  'age_31_60_minor',
  'age_61_90_minor',
  'age_over_90_minor',
] as const;

function totalOf(currency: string, rows: readonly LiabilityRow[], clawback_ppm: number): LiabilityTotal {
  const sums = Object.fromEntries(amounts.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]));
  return { currency, clawback_ppm, ...sums } as LiabilityTotal;
}

interface LinesAsked {
  on?: string;
  partner_id: string;
  currency: string;
}

/** The commissions behind a row of the report. */
export async function liabilityLines(call: Call, { on, partner_id, currency }: LinesAsked): Promise<LiabilityLine[]> {
  await call.requirePartner(partner_id);
  const basis = await basisOf(call, on);
  const rows = await call.rows<Omit<LiabilityLine, 'age_days'>>(
    `with ${LINE_STATES}
     select id as line_id, number, description, effective_on, on_hold::bigint as on_hold_minor, payable::bigint as payable_minor,
       reserved::bigint as reserved_minor, paid::bigint as paid_minor,
       case when effective_on >= $3::date and kind <> 'carried' then payable + reserved + paid else 0 end::bigint as exposed_minor
     from lines where partner_id = $4 and currency = $5 and (on_hold, payable, reserved) <> (0, 0, 0)
     order by effective_on, number limit 2000`,
    [call.organization_id, basis.seq, basis.exposed_from, partner_id, currency],
  );
  return rows.map((row) => ({ ...row, age_days: daysBetween(row.effective_on, basis.on) }));
}

export async function liabilityCsv(call: Call, day: string | undefined): Promise<{ name: string; content: string }> {
  const { on, rows } = await liabilityOn(call, day);
  const headings = amounts.map((name) => name.replace(/_minor$/, ''));
  const lines = rows.map((row) =>
    csvLine([
      on,
      row.partner_name,
      row.currency,
      ...amounts.map((name) => new Digits(decimalOf(row[name], row.currency))),
    ]),
  );
  return {
    name: `liability-${on}.csv`,
    content: `\ufeff${[csvLine(['as_of', 'partner', 'currency', ...headings]), ...lines].join('')}`,
  };
}
