import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { mdfRequestSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const request = {
  from: 'mdf_requests t',
  title: 't.title',
  amount: 't.amount_minor',
  currency: '(select f.currency from mdf_funds f where f.organization_id = t.organization_id and f.id = t.fund_id)',
  since: 't.submitted_at',
  facts: [
    { label: 'Activity', value: 't.activity' },
    {
      label: 'Cost',
      value: 't.cost_minor',
      currency: '(select f.currency from mdf_funds f where f.organization_id = t.organization_id and f.id = t.fund_id)',
    },
    { label: 'Starts', value: 't.starts_on', as: 'day' },
    { label: 'Ends', value: 't.ends_on', as: 'day' },
    { label: 'Expected leads', value: 't.expected_leads', as: 'number' },
    { label: 'Submitted by', value: 't.submitted_by_name' },
    { label: 'Description', value: 't.description' },
    { label: 'Note', value: 't.decision_note' },
  ],
  about: ['mdf_requests', 'mdf_claims'],
} as const;

export const workItems = defineWorkItems([
  {
    ...request,
    group: 'decide',
    kind: 'mdf_request',
    side: 'company',
    can: 'mdf_requests:manage',
    label: 'MDF requests to decide',
    says: ['MDF request needs a decision', 'MDF requests need a decision'],
    verb: 'Review',
    where: "t.status = 'submitted'",
    due: { on: 't.starts_on', is: 'starts' },
    to: '/enablement/mdf/requests/show/$id',
    steps: offer(mdfRequestSteps, 'return', 'decline'),
  },
  {
    ...request,
    group: 'answer',
    kind: 'mdf_request_returned',
    side: 'partner',
    can: 'mdf_requests:manage',
    get label() {
      return workTexts.toChange.label;
    },
    get says() {
      return workTexts.toChange.says;
    },
    get verb() {
      return workTexts.toChange.verb;
    },
    where: "t.status = 'returned'",
    detail: 't.decision_note',
    due: { on: 't.starts_on', is: 'starts' },
    since: 't.updated_at',
    to: '/enablement/partner-mdf/edit/$id',
  },
  {
    ...request,
    group: 'prepare',
    kind: 'mdf_to_claim',
    side: 'partner',
    can: 'mdf_claims:manage',
    get label() {
      return workTexts.toClaim.label;
    },
    get says() {
      return workTexts.toClaim.says;
    },
    get verb() {
      return workTexts.toClaim.verb;
    },
    where: `t.status = 'approved' and not exists (select from mdf_claims c where c.organization_id = t.organization_id
      and c.request_id = t.id and c.status not in ('declined', 'canceled', 'reversed'))`,
    amount: 't.approved_minor',
    due: { on: 't.claim_by' },
    since: 't.decided_at',
    to: '/enablement/partner-mdf/show/$id',
  },
]);
