import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';
import type { ContractTerms } from '../../contract-templates/content.schema.ts';
import type { MergeField } from '../../contract-templates/merge-fields.ts';
import type { LockedContract, Signing } from './locked.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

/** `2026-11-05` is "November 5, 2026" in the company's region. */
function longDay(day: string, region: string): string {
  const locale = { en: 'en-US', 'en-ca': 'en-CA', 'en-gb': 'en-GB' }[region] ?? 'en-US';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The last day of a contract; null without an end. */
export const contractLastDay = (effective_on: string, term_months: number | null): string | null =>
  term_months === null ? null : addDays(addMonths(effective_on, term_months), -1);

/** The values of a contract's merge fields on the day it is sent. */
export async function mergeValues(
  call: Call,
  contract: Pick<LockedContract, 'number' | 'effective_on' | 'term_months' | 'terms'> & { partner_id: string | null },
  signings: readonly Pick<Signing, 'side' | 'name'>[],
): Promise<Record<MergeField, string>> {
  const about = await call.one<Record<string, string | null> & { region: string }>(sql`
    select g.name as company, g.region, p.name, coalesce(p.legal_name, p.name) as legal_name, p.country, p.tax_id,
      concat_ws(', ', nullif(p.address_line_1, ''), nullif(p.address_line_2, ''),
        nullif(concat_ws(' ', p.postal_code, p.city), ''),
        nullif(p.state, ''), p.country) as address,
      t.name as type, i.name as tier
    from organizations g left join partners p on p.organization_id = g.id and p.id = ${contract.partner_id}
    left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
    left join partner_tiers i on i.organization_id = p.organization_id and i.id = p.tier_id
    where g.id = ${call.organization_id}`);
  const terms = await termTexts(call, contract.terms);
  const { effective_on, term_months } = contract;
  const ends_on = effective_on && contractLastDay(effective_on, term_months);
  const signerOf = (side: Signing['side']) => signings.find((signing) => signing.side === side)?.name ?? '';
  return {
    'partner.name': about.name ?? '',
    'partner.legal_name': about.legal_name ?? '',
    'partner.address': about.address ?? '',
    'partner.country': about.country ?? '',
    'partner.tax_id': about.tax_id ?? '',
    'partner.type': about.type ?? '',
    'partner.tier': about.tier ?? '',
    'company.name': about.company ?? '',
    'contract.number': `No. ${contract.number}`,
    'contract.effective_on': effective_on ? longDay(effective_on, about.region) : 'the date of the last signature',
    'contract.ends_on': ends_on
      ? longDay(ends_on, about.region)
      : term_months === null
        ? 'no fixed date'
        : `the day ${months(term_months)} after it takes effect`,
    'contract.term': term_months === null ? 'unlimited' : months(term_months),
    'terms.plan': terms.plan_id,
    'terms.territory': terms.region_id,
    'terms.protection': terms.protection_days,
    'terms.payment': terms.payment_term_days,
    'terms.exclusivity': terms.is_exclusive,
    'signer.partner': signerOf('partner'),
    'signer.company': signerOf('company'),
  };
}

/** The terms as text; terms that are not agreed are marked as such. */
export async function termTexts(call: Call, terms: ContractTerms): Promise<Record<keyof ContractTerms, string>> {
  const names = await call.one<{ plan: string | null; region: string | null }>(sql`
    select (select name from commission_plans
      where organization_id = ${call.organization_id} and id = ${terms.plan_id ?? null}) as plan,
      (select name from partner_regions
        where organization_id = ${call.organization_id} and id = ${terms.region_id ?? null}) as region`);
  const none = 'as in the program';
  return {
    plan_id: names.plan ?? none,
    region_id: names.region ?? none,
    protection_days: terms.protection_days ? days(terms.protection_days) : none,
    payment_term_days:
      terms.payment_term_days === 0
        ? 'due on receipt'
        : terms.payment_term_days
          ? `net ${days(terms.payment_term_days)}`
          : none,
    is_exclusive: terms.is_exclusive ? 'exclusive' : 'not exclusive',
  };
}
