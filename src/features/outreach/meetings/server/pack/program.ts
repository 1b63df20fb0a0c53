import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import {
  countFigure,
  listScreens,
  type Money,
  moneyFigure,
  type StoredSection,
  type Subject,
  textFigure,
} from './stored.ts';

interface Tier {
  tier_name: string | null;
  next_name: string | null;
  met: number | null;
  needed: number | null;
  risk_on: string | null;
  risk_tier_name: string | null;
}

/** Certificates, marketing funds and the tier of the partner. */
export async function programSections(call: Call, { partner_id, from }: Subject): Promise<StoredSection[]> {
  const held = await call.one<{ valid: number; expiring: number; people: number }>(sql`
    select count(*)::int as valid, count(*) filter (where status = 'expiring')::int as expiring,
      count(distinct user_id)::int as people
    from certificates
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status in ('active', 'expiring')`);
  const funds = await call.rows<Money & { paid_minor: number; claimed_minor: number }>(sql`
    select currency, count(*)::int as count, coalesce(sum(reserved_minor), 0)::bigint as amount_minor,
      coalesce(sum(claimed_minor), 0)::bigint as claimed_minor, coalesce(sum(paid_minor), 0)::bigint as paid_minor
    from mdf_request_rows
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status in ('approved', 'closed')
      and starts_on >= ${from} group by currency order by currency`);
  const tier = await tierOf(call, partner_id);
  const certificates = (filters: Parameters<typeof listScreens>[3]) =>
    listScreens('/training/certificates/held', '/partner-training/certificates', partner_id, filters);
  const mdf = (currency: string) =>
    listScreens('/enablement/mdf/requests', '/enablement/partner-mdf', partner_id, {
      status: ['approved', 'closed'],
      currency,
    });
  const needs = 'mdf_requests';
  const sums = (key: 'amount_minor' | 'claimed_minor' | 'paid_minor') =>
    funds.map(({ currency, count, [key]: amount_minor }) => ({ currency, count, amount_minor }));
  const tierScreen = { company: `/partners/show/${partner_id}?tab=tier`, partner: '/partner-tier' };
  return [
    {
      key: 'certificates',
      title: 'Certificates',
      figures: [
        countFigure(
          {
            key: 'certificates',
            label: 'Valid certificates',
            needs: 'certificates',
            note: `Held by ${people(held.people)}`,
          },
          held.valid,
          certificates({ status: ['active', 'expiring'] }),
        ),
        countFigure(
          { key: 'expiring', label: 'Expiring soon', needs: 'certificates' },
          held.expiring,
          certificates({ status: 'expiring' }),
        ),
      ],
    },
    {
      key: 'mdf',
      title: 'Market development funds in the last 12 months',
      figures: [
        moneyFigure({ key: 'mdf_reserved', label: 'Approved, not claimed', needs }, sums('amount_minor'), mdf),
        moneyFigure({ key: 'mdf_claimed', label: 'Claimed', needs }, sums('claimed_minor'), mdf),
        moneyFigure({ key: 'mdf_paid', label: 'Paid', needs }, sums('paid_minor'), mdf),
      ],
    },
    {
      key: 'tier',
      title: 'Tier',
      figures: [
        textFigure(
          { key: 'tier_now', label: 'Tier now', needs: 'partner_tiers', ...(tier.risk_on && { note: riskText(tier) }) },
          tier.tier_name ?? 'No tier',
          tierScreen,
        ),
        ...(tier.next_name
          ? [
              textFigure(
                {
                  key: 'tier_next',
                  label: 'Next tier',
                  needs: 'partner_tiers',
                  ...(tier.needed && { note: `${tier.met ?? 0} of ${tier.needed} requirements met` }),
                },
                tier.next_name,
                tierScreen,
              ),
            ]
          : []),
      ],
    },
  ];
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const riskText = ({ risk_tier_name, risk_on }: Tier) =>
  `Requirements end on ${days.format(new Date(risk_on!))}${risk_tier_name ? `; the next tier below is ${risk_tier_name}` : ''}`;

/** The tier, the one above it, and how many of its requirements are met. */
async function tierOf(call: Call, partner_id: string): Promise<Tier> {
  return call.one<Tier>(sql`
    select t.name as tier_name, n.name as next_name, s.risk_on, s.risk_tier_name,
      (select count(*)::int from jsonb_array_elements(s.results) r
        where (r->>'tier_id')::uuid = n.id and (r->>'is_met')::boolean) as met,
      (select count(*)::int from jsonb_array_elements(s.results) r where (r->>'tier_id')::uuid = n.id) as needed
    from partners p
    left join partner_tiers t on t.organization_id = p.organization_id and t.id = p.tier_id
    left join lateral (select x.id, x.name from partner_tiers x
      where x.organization_id = p.organization_id and x.archived_at is null
      and (t.id is null or x."order" > t."order") order by x."order" limit 1) n on true
    left join tier_standing_rows s on s.organization_id = p.organization_id and s.partner_id = p.id
    where p.organization_id = ${call.organization_id} and p.id = ${partner_id}`);
}
