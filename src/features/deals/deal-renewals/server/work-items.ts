import { caller, defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

const renewal = (side: Pick<WorkItems, 'side' | 'home' | 'can' | 'owner' | 'to' | 'steps'>): WorkItems => ({
  group: 'follow_up',
  kind: 'deal_renewal',
  get label() {
    return workTexts.renewal.label;
  },
  get says() {
    return workTexts.renewal.says;
  },
  get verb() {
    return workTexts.renewal.verb;
  },
  from: `deal_renewals t
    join opportunities o on o.organization_id = t.organization_id and o.id = t.opportunity_id and o.archived_at is null`,
  where: `t.status = 'open' and t.ends_on <= ${caller.today} + 90`,
  parent: 't.opportunity_id',
  partner: 'o.partner_id',
  title: 'o.name',
  detail: '(select a.name from accounts a where a.organization_id = o.organization_id and a.id = o.account_id)',
  due: { on: 't.ends_on', is: 'ends' },
  since: 't.created_at',
  amount: 't.amount_minor',
  currency: 'o.currency',
  facts: [{ label: 'Ends', value: 't.ends_on', as: 'day' }],
  about: ['deal_renewals', 'opportunities'],
  ...side,
});

export const workItems = defineWorkItems([
  renewal({
    side: 'company',
    can: 'deal_renewals:manage',
    owner: 'o.owner_user_id',
    to: '/commissions/opportunities/show/$parent_id',
    steps: [
      { key: 'start', label: 'Start renewal', url: '/deal_renewals/$id/start' },
      {
        key: 'renewed',
        label: 'Mark as renewed',
        url: '/deal_renewals/$id/renewed',
        asks: { field: 'reason', label: 'Reason', optional: true },
      },
      {
        key: 'end',
        label: 'Will not renew',
        url: '/deal_renewals/$id/end',
        asks: { field: 'reason', label: 'Reason' },
        danger: true,
      },
    ],
  }),
  renewal({
    side: 'partner',
    home: 'deal',
    can: 'deal_renewals:view',
    to: '/revenue/opportunities/show/$parent_id',
  }),
]);
