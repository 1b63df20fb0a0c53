import { defineHealthSignals, pointsByDays } from '#server/extension-points/health-signals.ts';
import { counted, day, sentence } from '#shared/text/sentence.ts';

const ofPartner = 'o.organization_id = p.organization_id and o.partner_id = p.id and o.archived_at is null';
/** The last change of a deal or a registration; a partner without any starts on the day it joined. */
const last = `greatest((select max(o.last_activity_at) from opportunities o where ${ofPartner}),
  (select max(d.updated_at) from deal_registrations d where d.organization_id = p.organization_id and d.partner_id = p.id))::date`;
const days = `$3::date - coalesce(${last}, p.joined_on, p.created_at::date)`;
const open = `(select count(*)::int from opportunities o where ${ofPartner} and o.status = 'open')`;
const atRisk = `(select count(*)::int from opportunity_rows o where ${ofPartner} and o.status = 'open' and o.is_at_risk)`;
const won = (
  from: string,
  to: string,
) => `(select count(*)::int from opportunities o where ${ofPartner} and o.status = 'won'
  and o.closed_on > ${from} and o.closed_on <= ${to})`;
const now = won("$3::date - interval '6 months'", '$3::date');
const before = won("$3::date - interval '12 months'", "$3::date - interval '6 months'");

export const healthSignals = defineHealthSignals([
  {
    key: 'activity',
    label: 'Activity',
    weight: 30,
    points: pointsByDays(days, 14, 120),
    values: { last, days },
    say: ({ last: on, days: count }) =>
      on && count < 1
        ? sentence`Last deal activity today.`
        : on
          ? sentence`Last deal activity on ${day(on)}, ${counted(count, 'day', 'days')} ago.`
          : sentence`No deal activity yet.`,
    to: '/partners/show/$id',
  },
  {
    key: 'pipeline',
    label: 'Pipeline',
    weight: 25,
    points: `case when ${open} = 0 then 0 else round(100.0 * (${open} - ${atRisk}) / ${open}) end`,
    values: { open, risk: atRisk },
    say: ({ open: count, risk }) => {
      if (count === 0) return sentence`No open deals.`;
      return risk > 0
        ? sentence`${counted(risk, 'deal', 'deals')} of ${count} open ${count === 1 ? 'deal' : 'deals'} at risk.`
        : sentence`${counted(count, 'open deal', 'open deals')}, none at risk.`;
    },
    to: '/partners/show/$id?tab=deals&status=open',
  },
  {
    key: 'results',
    label: 'Results',
    weight: 15,
    points: `case when ${now} + ${before} = 0 then null else least(100, round(100.0 * ${now} / greatest(${before}, 1))) end`,
    values: { now, before },
    say: ({ now: count, before: earlier }) =>
      sentence`${counted(count, 'deal', 'deals')} won in 6 months, ${earlier} in the 6 months before.`,
    to: '/partners/show/$id?tab=deals&status=won',
  },
]);
