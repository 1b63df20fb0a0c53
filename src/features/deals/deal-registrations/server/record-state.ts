import { defineRecordFacts, defineRecordFigures, type FactRow, record } from '#server/extension-points/record-state.ts';
import { caller } from '#server/extension-points/work-items.ts';
import { counted, day, type SentencePart, sentence } from '#shared/text/sentence.ts';

const can = 'deal_registrations:view' as const;
const until = `(upper(p.valid) at time zone ${caller.zone})::date`;
const protections = `deal_registrations t
  join deal_protections p on p.organization_id = t.organization_id and p.registration_id = t.id
    and not p.is_hold and p.ended_reason is null and p.valid @> ${caller.now}`;
const partner = '(select x.name from partners x where x.organization_id = t.organization_id and x.id = t.partner_id)';
const values = { partner, until, days: `${until} - ${caller.today}`, registration: 't.id' };
const ends = ({ until: on, days }: FactRow): SentencePart[] =>
  on ? [' until ', day(on), days <= 30 ? `, ${counted(days, 'day', 'days')} left` : ''] : [];
const ofAccount = `t.account_key in (select a.account_key from deal_registrations a
  join opportunities o on o.organization_id = a.organization_id and o.id = a.opportunity_id
  where a.organization_id = $1::uuid and o.account_id = ${record} and a.account_key is not null)`;

export const recordFacts = defineRecordFacts([
  {
    key: 'registrations_wait',
    on: 'partners',
    side: 'company',
    can,
    tone: 'wait',
    weight: 78,
    from: 'deal_registrations t',
    where: `t.partner_id = ${record} and t.status = 'pending_review'`,
    values: { count: 'count(*)::int', late: `(count(*) filter (where t.review_due_at < ${caller.now}))::int` },
    say: ({ count, late }) => {
      if (count === 0) return undefined;
      const waiting = counted(count, 'registration needs', 'registrations need');
      return late > 0 ? sentence`${waiting} a decision, ${late} late.` : sentence`${waiting} a decision.`;
    },
    link: { label: 'Review', to: '/partners/pending?partner_id=$id' },
  },
  ...(['company', 'partner'] as const).map((side) => ({
    key: 'protected',
    on: 'opportunities',
    side,
    can,
    tone: 'good' as const,
    weight: 65,
    from: protections,
    where: `t.opportunity_id = ${record}`,
    order: 'upper(p.valid) desc nulls first',
    values,
    say: (row: FactRow) => [
      side === 'company' ? `Protected for ${row.partner}` : 'Protected for you',
      ...ends(row),
      '.',
    ],
    link: {
      label: 'Open registration',
      to:
        side === 'company'
          ? ('/partners/pending/opportunities/show/$registration' as const)
          : ('/revenue/deal-desk/show/$registration' as const),
    },
  })),
  {
    key: 'protected',
    on: 'accounts',
    side: 'company',
    can,
    tone: 'plain',
    weight: 70,
    from: protections,
    where: ofAccount,
    order: 'upper(p.valid) desc nulls first',
    values,
    say: (row) => [`Protected for ${row.partner}`, ...ends(row), '.'],
    link: { label: 'Open registration', to: '/partners/pending/opportunities/show/$registration' },
  },
]);

/** The earliest end of the protections of a record, in days from today, and the days of that protection in all. */
const protection = (which: string) => ({
  value: `(select min(${until}) - ${caller.today} from ${protections} where t.organization_id = $1::uuid and ${which})`,
  whole: `(select ${until} - (lower(p.valid) at time zone ${caller.zone})::date from ${protections}
    where t.organization_id = $1::uuid and ${which} order by upper(p.valid) limit 1)`,
});

export const recordFigures = defineRecordFigures([
  {
    key: 'protection',
    on: 'opportunities',
    side: ['company', 'partner'],
    can,
    label: 'Protection left',
    order: 30,
    kind: 'days',
    ...protection(`t.opportunity_id = ${record}`),
  },
  {
    key: 'protection',
    on: 'accounts',
    side: 'company',
    can,
    label: 'Protection left',
    order: 30,
    kind: 'days',
    ...protection(ofAccount),
  },
]);
