import { defineHealthSignals } from '#server/extension-points/health-signals.ts';
import { day, sentence } from '#shared/text/sentence.ts';

const standing = (what: string) => `(select ${what} from tier_standings s
  where s.organization_id = p.organization_id and s.partner_id = p.id and s.tier_id is not null)`;

export const healthSignals = defineHealthSignals([
  {
    key: 'tier',
    label: 'Tier',
    weight: 15,
    points: standing("case s.state when 'overdue' then 0 when 'grace' then 30 else 100 end"),
    values: { state: standing('s.state'), until: standing('s.grace_until') },
    say: ({ state, until }) =>
      state === 'grace' || state === 'overdue'
        ? until
          ? sentence`Requirements are not met; the grace period ends on ${day(until)}.`
          : sentence`Requirements are not met.`
        : sentence`Requirements of the tier are met.`,
    to: '/partners/show/$id?tab=tier',
  },
]);
