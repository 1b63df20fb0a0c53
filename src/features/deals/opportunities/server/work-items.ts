import { caller, defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

const deal = {
  from: 'opportunities t',
  title: 't.name',
  amount: 't.amount_minor',
  currency: 't.currency',
  since: 't.last_activity_at',
  facts: [
    { label: 'Number', value: "'#' || t.number" },
    {
      label: 'Account',
      value: '(select a.name from accounts a where a.organization_id = t.organization_id and a.id = t.account_id)',
    },
    {
      label: 'Stage',
      value:
        '(select s.name from opportunity_stages s where s.organization_id = t.organization_id and s.id = t.stage_id)',
    },
    { label: 'Expected close', value: 't.expected_close_on', as: 'day' },
    { label: 'Next step', value: 't.next_step' },
    { label: 'Last activity', value: 't.last_activity_at', as: 'instant' },
  ],
  about: ['opportunities'],
} as const;

/** The parts that differ between the two sides. */
type OfSide = Pick<WorkItems, 'side' | 'home' | 'where' | 'owner' | 'to'>;

const nextStep = (side: OfSide): WorkItems => ({
  ...deal,
  group: 'follow_up',
  kind: 'deal_next_step',
  get label() {
    return workTexts.nextStep.label;
  },
  get says() {
    return workTexts.nextStep.says;
  },
  get verb() {
    return workTexts.nextStep.verb;
  },
  can: 'opportunities:manage',
  detail: 't.next_step',
  due: { on: 't.next_step_on' },
  ...side,
});
const isDue = `t.status = 'open' and t.archived_at is null and t.next_step_on <= ${caller.today} + 7`;

const pastClose = (side: OfSide): WorkItems => ({
  ...deal,
  group: 'follow_up',
  kind: 'deal_past_close',
  get label() {
    return workTexts.pastClose.label;
  },
  get says() {
    return workTexts.pastClose.says;
  },
  get verb() {
    return workTexts.pastClose.verb;
  },
  can: 'opportunities:manage',
  due: { on: 't.expected_close_on' },
  ...side,
});
const isPast = `t.status = 'open' and t.archived_at is null and t.expected_close_on < ${caller.today}`;

const atRisk = (side: OfSide): WorkItems => ({
  ...deal,
  group: 'follow_up',
  kind: 'deal_at_risk',
  get label() {
    return workTexts.atRisk.label;
  },
  get says() {
    return workTexts.atRisk.says;
  },
  get verb() {
    return workTexts.atRisk.verb;
  },
  can: 'opportunities:manage',
  from: `opportunities t
    join deal_pulses u on u.organization_id = t.organization_id and u.opportunity_id = t.id and u.at_risk_since is not null`,
  ...side,
});
const isAtRisk =
  "t.status = 'open' and t.archived_at is null and u.at_risk_since > greatest(t.last_activity_at, u.active_at)";

/** Partners change the plan of deals that they sell themselves. */
const isSoldByPartner = `exists (select from opportunity_types y
  where y.organization_id = t.organization_id and y.id = t.type_id and y.motion = 'resale')`;

export const workItems = defineWorkItems([
  nextStep({
    side: 'company',
    where: isDue,
    owner: 't.owner_user_id',
    to: '/commissions/opportunities/show/$id',
  }),
  nextStep({
    side: 'partner',
    home: 'deal',
    where: `${isDue} and ${isSoldByPartner}`,
    to: '/revenue/opportunities/show/$id',
  }),
  pastClose({
    side: 'company',
    where: isPast,
    owner: 't.owner_user_id',
    to: '/commissions/opportunities/show/$id',
  }),
  pastClose({
    side: 'partner',
    home: 'deal',
    where: `${isPast} and ${isSoldByPartner}`,
    to: '/revenue/opportunities/show/$id',
  }),
  atRisk({
    side: 'company',
    where: isAtRisk,
    owner: 't.owner_user_id',
    to: '/commissions/opportunities/show/$id',
  }),
  atRisk({
    side: 'partner',
    home: 'deal',
    where: `${isAtRisk} and ${isSoldByPartner}`,
    to: '/revenue/opportunities/show/$id',
  }),
]);
