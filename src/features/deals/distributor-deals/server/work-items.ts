import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { distributorDealSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

/** The row comes from the masked view, so the item shows the distributor no more than its list. */
export const workItems = defineWorkItems([
  {
    group: 'decide',
    kind: 'distributor_confirmation',
    side: 'partner',
    home: 'deal',
    can: 'distributor_deals:manage',
    get label() {
      return workTexts.confirmation.label;
    },
    get says() {
      return workTexts.confirmation.says;
    },
    get verb() {
      return workTexts.confirmation.verb;
    },
    from: `distributor_deals t left join lateral distributor_deal_facts(t.id) f on true`,
    where: `t.status in ('waiting', 'overdue') and t.distributor_id = ${caller.partner}`,
    title: "coalesce(f.title, 'No. ' || f.number)",
    detail: 'f.partner_name',
    partner: caller.partner,
    amount: 'f.amount_minor',
    currency: 'f.currency',
    due: { at: 't.due_at' },
    since: 't.created_at',
    to: '/revenue/reseller-deals/show/$id',
    facts: [
      { label: 'Reseller', value: 'f.partner_name' },
      { label: 'Customer', value: 'f.account_name' },
      { label: 'Products', value: 'f.product_names' },
    ],
    steps: offer(distributorDealSteps, 'confirm', 'decline'),
    about: ['distributor_deals'],
  },
  {
    group: 'follow_up',
    kind: 'distributor_without_answer',
    side: 'company',
    can: 'deal_registrations:manage',
    label: 'Deals without an answer of the distributor',
    says: ['deal has no answer of its distributor', 'deals have no answer of their distributors'],
    verb: 'Open',
    from: `distributor_deals t left join lateral distributor_deal_facts(t.id) f on true`,
    where: `t.status in ('overdue', 'declined') and exists (select from deal_registrations r where r.organization_id = t.organization_id
      and r.id = t.registration_id and r.status = 'pending_review')`,
    title: "coalesce(f.title, 'No. ' || f.number)",
    detail: 't.reason',
    amount: 'f.amount_minor',
    currency: 'f.currency',
    due: { at: 't.due_at' },
    since: 't.created_at',
    to: '/partners/distribution/deals/show/$id',
    about: ['distributor_deals', 'deal_registrations'],
  },
]);
