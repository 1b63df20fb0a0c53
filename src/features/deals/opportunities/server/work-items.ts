import { caller, defineWorkItems } from '#server/work-items.ts';

const deal = {
  from: 'opportunities t',
  title: 't.name',
  amount: 't.amount_minor',
  currency: 't.currency',
  since: 't.last_activity_at',
  about: ['opportunities'],
} as const;

const nextStep = {
  ...deal,
  kind: 'deal_next_step',
  label: 'Next steps of deals',
  verb: 'Open',
  can: 'opportunities:manage',
  detail: 't.next_step',
  due: { on: 't.next_step_on' },
} as const;
const isDue = `t.status = 'open' and t.archived_at is null and t.next_step_on <= ${caller.today} + 7`;

const pastClose = {
  ...deal,
  kind: 'deal_past_close',
  label: 'Deals past their close date',
  verb: 'Open',
  can: 'opportunities:manage',
  due: { on: 't.expected_close_on' },
} as const;
const isPast = `t.status = 'open' and t.archived_at is null and t.expected_close_on < ${caller.today}`;

/** Partners change the plan of deals that they sell themselves. */
const isSoldByPartner = `exists (select from opportunity_types y
  where y.organization_id = t.organization_id and y.id = t.type_id and y.motion = 'resale')`;

export const workItems = defineWorkItems([
  {
    ...nextStep,
    side: 'company',
    where: isDue,
    owner: 't.owner_user_id',
    to: '/commissions/opportunities/show/$id',
  },
  {
    ...nextStep,
    side: 'partner',
    where: `${isDue} and ${isSoldByPartner}`,
    to: '/revenue/opportunities/show/$id',
  },
  {
    ...pastClose,
    side: 'company',
    where: isPast,
    owner: 't.owner_user_id',
    to: '/commissions/opportunities/show/$id',
  },
  {
    ...pastClose,
    side: 'partner',
    where: `${isPast} and ${isSoldByPartner}`,
    to: '/revenue/opportunities/show/$id',
  },
]);
