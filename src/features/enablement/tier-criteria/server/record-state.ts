import { defineRecordFacts, type FactRow, record } from '#server/record-state.ts';
import { caller } from '#server/work-items.ts';
import { counted, day, money, type Sentence, type SentencePart, sentence } from '#shared/sentence.ts';
import { metricOf } from '../metrics.schema.ts';

const tierName = (column: string) =>
  `(select r.name from partner_tiers r where r.organization_id = t.organization_id and r.id = t.${column})`;

/** The mandatory requirement of the current tier that is not met, or the one that lapses first. */
const requirement = `(select c from jsonb_array_elements(t.results) c
  where c ->> 'criterion_id' = t.risk_criterion_id::text or (c ->> 'tier_id' = t.tier_id::text and (c ->> 'is_mandatory')::boolean
    and not (c ->> 'is_met')::boolean)
  order by (c ->> 'is_met')::boolean, c ->> 'criterion_id' = t.risk_criterion_id::text desc limit 1)`;

const labels: Record<string, readonly [string, string]> = {
  deals: ['won deal', 'won deals'],
  registrations: ['approved registration', 'approved registrations'],
  certified_people: ['certified person', 'certified people'],
  customers: ['customer', 'customers'],
};

/** "$160,890 short", "2 won deals short". */
function shortfall({ requirement: found, currency }: FactRow): SentencePart[] | undefined {
  if (!found || found.is_met) return undefined;
  const { metric, threshold, value } = found;
  const missing = threshold - (value ?? 0);
  const { unit, label } = metricOf(metric);
  if (unit === 'money') return [money(Math.ceil(missing), currency), ' short'];
  const words = labels[metric];
  return words ? [`${counted(Math.ceil(missing), ...words)} short`] : [`${label.toLowerCase()} is too low`];
}

function atRisk(row: FactRow, subject: string): Sentence {
  const missing = shortfall(row);
  const until = row.until ? [' by ', day(row.until)] : [];
  return missing ? [`${subject} is at risk: `, ...missing, ...until, '.'] : [`${subject} is at risk`, ...until, '.'];
}

const risk = {
  on: 'partners',
  can: 'tier_standings:view',
  tone: 'risk',
  weight: 95,
  from: 'tier_standings t left join tier_programs g on g.organization_id = t.organization_id and g.id = t.program_id',
  where: `t.partner_id = ${record} and not t.is_locked
    and (t.state in ('grace', 'overdue') or t.risk_on <= ${caller.today} + 60)`,
  values: {
    tier: tierName('tier_id'),
    until: 'coalesce(t.grace_until, t.risk_on)',
    requirement,
    currency: 'g.currency',
  },
} as const;

export const recordFacts = defineRecordFacts([
  {
    ...risk,
    key: 'tier_at_risk',
    side: 'company',
    say: (row) => atRisk(row, row.tier ?? 'The tier'),
    link: { label: 'Open tier', to: '/partners/show/$id?tab=tier' },
  },
  {
    ...risk,
    key: 'tier_at_risk',
    side: 'partner',
    say: (row) => atRisk(row, row.tier ?? 'Your tier'),
    link: { label: 'Open tier', to: '/partner-tier' },
  },
  {
    key: 'tier_eligible',
    on: 'partners',
    side: 'company',
    can: 'tier_standings:view',
    tone: 'good',
    weight: 55,
    from: 'tier_standings t',
    where: `t.partner_id = ${record} and t.state = 'eligible'`,
    values: { tier: tierName('earned_tier_id') },
    say: ({ tier }) => (tier ? sentence`Qualifies for ${tier}.` : undefined),
    link: { label: 'Open tier', to: '/partners/show/$id?tab=tier' },
  },
]);
