import { defineMilestones } from '#server/extension-points/milestones.ts';
import { sentence } from '#shared/text/sentence.ts';

export const milestones = defineMilestones([
  {
    kind: 'first_registration',
    can: 'deal_registrations:view',
    on: ['deal_registrations.updated'],
    reached: `select t.partner_id, '' as key, t.id as ref_id, t.account_name as name, null::bigint as amount_minor,
        null as currency, t.decided_at as reached_at
      from deal_registrations t where t.organization_id = $1 and t.id = any($2::uuid[]) and t.status = 'approved'
        and t.decided_at is not null
        and not exists (select from deal_registration_events e where e.organization_id = $1 and e.partner_id = t.partner_id
          and e.to_status = 'approved' and e.registration_id <> t.id and e.at <= t.decided_at)`,
    tells: {
      company: {
        title: 'First registration approved',
        text: ({ partner, name }) => sentence`${partner} has its first approved registration: ${name ?? ''}.`,
        link: { label: 'Open registration', to: '/partners/pending/opportunities/show/$ref_id' },
      },
      partner: {
        title: 'Your first registration is approved',
        text: ({ name }) =>
          sentence`${name ?? 'The account'} is protected for you. Win the deal to earn your commission.`,
        link: { label: 'Open registration', to: '/revenue/deal-desk/show/$ref_id' },
      },
    },
  },
]);
