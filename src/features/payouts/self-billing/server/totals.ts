import { euCountries } from '#features/payouts/tax-profiles/numbers/vat.ts';
import type { TaxProfile } from '#features/payouts/tax-profiles/schema.ts';
import { noteNumbersShown, numbersOf } from '#features/payouts/tax-profiles/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { csvLine } from '#server/resource/csv.ts';
import { decimalOf } from '#shared/money/money.ts';
import type { TaxTotal } from '../schema.ts';
import { readSelfBillingSettings } from './settings.ts';

type Sums = Omit<TaxTotal, 'report' | 'profile_id'>;
type Profile = Pick<
  TaxProfile,
  | 'id'
  | 'partner_id'
  | 'country'
  | 'form'
  | 'us_class'
  | 'person'
  | 'tax_number_kind'
  | 'legal_name'
  | 'street'
  | 'city'
  | 'state'
  | 'postal_code'
>;

/**
 * The money that left the ledger's accounts of each partner in a year, withheld tax included, less what banks returned.
 * Everybody who was paid is listed, so that the sum is the ledger's.
 */
export async function yearTotals(call: Call, year: number): Promise<TaxTotal[]> {
  const sums = await call.rows<Sums>(sql`
    select k.id as partner_id, k.name as partner_name, m.currency, sum(m.minor)::bigint as paid_minor,
      coalesce(sum(m.minor) filter (where m.kind = 'withhold'), 0)::bigint as withheld_minor,
      count(*) filter (where m.kind = 'paid')::int as payments,
      to_json(array(select coalesce(sum(q.minor), 0)::bigint
        from generate_series(1, 4) n left join unnest(array_agg(m.minor), array_agg(m.quarter)) as q (minor, quarter)
        on q.quarter = n group by n order by n)) as quarters
    from (select a.partner_id, p.currency, e.kind, extract(quarter from e.effective_on)::int as quarter,
        case p.side when 'D' then p.amount_minor else -p.amount_minor end as minor
      from journal_entries e
      join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
      join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
      where e.organization_id = ${call.organization_id} and a.partner_id is not null
        and e.kind in ('paid', 'withhold', 'return')
        and e.effective_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)) m
    join partners p on p.organization_id = ${call.organization_id} and p.id = m.partner_id
    join partners k on k.organization_id = ${call.organization_id} and k.id = coalesce(p.merged_into_id, p.id)
    group by k.id, k.name, m.currency order by k.name, k.id, m.currency`);
  const profiles = await profilesOf(call, sums);
  const { nec_threshold_minor } = await readSelfBillingSettings(call);
  return sums.map((sum) => {
    const profile = profiles.get(sum.partner_id);
    return { ...sum, report: reportOf(sum, profile, nec_threshold_minor), profile_id: profile?.id ?? null };
  });
}

async function profilesOf(call: Call, sums: readonly Sums[]): Promise<Map<string, Profile>> {
  const profiles = await call.rows<Profile>(sql`
    select id, partner_id, country, form, us_class, person, tax_number_kind, legal_name, street, city, state,
      postal_code
    from tax_profile_rows
    where organization_id = ${call.organization_id} and status = 'accepted'
      and partner_id = any(${sums.map(({ partner_id }) => partner_id)})`);
  return new Map(profiles.map((profile) => [profile.partner_id, profile]));
}

/** Payments to corporations are not reported on Form 1099-NEC. DAC7 concerns sellers in the European Union. */
function reportOf(sum: Sums, profile: Profile | undefined, threshold_minor: number): TaxTotal['report'] {
  if (!profile) return 'no_profile';
  if (profile.form === 'w9') {
    const isCorporation = ['c_corporation', 's_corporation', 'llc_c', 'llc_s'].includes(profile.us_class ?? '');
    if (isCorporation || sum.currency !== 'USD') return 'none';
    return sum.paid_minor >= threshold_minor ? '1099_nec' : 'below_threshold';
  }
  return euCountries.includes(profile.country) ? 'dac7' : 'none';
}

const SHARED = ['partner', 'legal_name', 'street', 'postal_code', 'city', 'state', 'country', 'tax_number'];
const columns = {
  '1099_nec': [...SHARED, 'tin_type', 'nonemployee_compensation', 'federal_tax_withheld', 'currency', 'year'],
  dac7: [
    ...SHARED,
    ...['vat_number', 'birth_date', 'kind', 'currency', 'q1', 'q2', 'q3', 'q4', 'total', 'activities', 'taxes', 'year'],
  ],
};

/** The report of a year as CSV with full tax numbers; the view is recorded. */
export async function totalsCsv(call: Call, year: number, report: keyof typeof columns) {
  const totals = (await yearTotals(call, year)).filter((total) => total.report === report);
  const profiles = await profilesOf(call, totals);
  const ids = totals.flatMap(({ profile_id }) => profile_id ?? []);
  const numbers = await numbersOf(call, ids);
  await noteNumbersShown(call, ids, `Year totals ${year} (${report === 'dac7' ? 'DAC7' : '1099-NEC'})`);
  const lines = totals.map((total) => {
    const profile = profiles.get(total.partner_id)!;
    const own = numbers.get(profile.id);
    const money = (minor: number) => decimalOf(minor, total.currency);
    const shared = [
      ...[total.partner_name, profile.legal_name, profile.street, profile.postal_code, profile.city, profile.state],
      ...[profile.country, own?.tax_number],
    ];
    if (report === '1099_nec')
      return csvLine([
        ...shared,
        profile.tax_number_kind?.toUpperCase() ?? '',
        ...[money(total.paid_minor), money(total.withheld_minor), total.currency, year],
      ]);
    return csvLine([
      ...shared,
      ...[own?.vat_number, own?.birth_date, profile.person, total.currency, ...total.quarters.map(money)],
      ...[money(total.paid_minor), total.payments, money(total.withheld_minor), year],
    ]);
  });
  return { name: `${report.replace('_', '-')}-${year}.csv`, text: [csvLine(columns[report]), ...lines].join('') };
}
