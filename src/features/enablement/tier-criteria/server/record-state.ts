import { defineRecordFacts, type FactRow, record } from '#server/extension-points/record-state.ts';
import { caller } from '#server/extension-points/work-items.ts';
import { counted, day, money, type Sentence, type SentencePart, sentence } from '#shared/text/sentence.ts';
import type { GapResult } from '../gaps.ts';
import { metricOf } from '../metrics.schema.ts';

const tierName = (column: string) =>
  `(select r.name from partner_tiers r where r.organization_id = t.organization_id and r.id = t.${column})`;

/** All mandatory requirements of the current tier that are not met, those that lapse first in front. */
const requirements = `(select json_agg(c order by c ->> 'criterion_id' = t.risk_criterion_id::text desc, n)
  from jsonb_array_elements(t.results) with ordinality as e(c, n)
  where c ->> 'tier_id' = t.tier_id::text and (c ->> 'is_mandatory')::boolean and not (c ->> 'is_met')::boolean)`;

const labels: Record<string, readonly [string, string]> = {
  deals: ['won deal', 'won deals'],
  registrations: ['approved registration', 'approved registrations'],
  certified_people: ['certified person', 'certified people'],
  customers: ['customer', 'customers'],
};

/** "$160,890 short", "2 won deals short". */
function shortfall({ metric, threshold, value }: GapResult, currency: string): SentencePart[] {
  const missing = threshold - (value ?? 0);
  const { unit, label } = metricOf(metric);
  if (unit === 'money') return [money(Math.ceil(missing), currency), ' short'];
  const words = labels[metric];
  return words ? [`${counted(Math.ceil(missing), ...words)} short`] : [`${label.toLowerCase()} is too low`];
}

function atRisk(row: FactRow, subject: string): Sentence {
  const found: readonly GapResult[] = row.requirements ?? [];
  const missing = found.flatMap((one, at) => [...(at > 0 ? [', '] : []), ...shortfall(one, row.currency)]);
  const until = row.until ? [' by ', day(row.until)] : [];
  return missing.length > 0
    ? [`${subject} is at risk: `, ...missing, ...until, '.']
    : [`${subject} is at risk`, ...until, '.'];
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
    requirements,
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
