import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { claimSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const claim = {
  from: `mdf_claims t
    join mdf_requests r on r.organization_id = t.organization_id and r.id = t.request_id`,
  title: 'r.title',
  amount: 't.amount_minor',
  currency: '(select f.currency from mdf_funds f where f.organization_id = t.organization_id and f.id = t.fund_id)',
  facts: [
    { label: 'Activity', value: 'r.activity' },
    {
      label: 'Spent',
      value: 't.spent_minor',
      currency: '(select f.currency from mdf_funds f where f.organization_id = t.organization_id and f.id = t.fund_id)',
    },
    { label: 'Invoice', value: 't.invoice_number' },
    { label: 'Summary', value: 't.summary' },
    { label: 'Submitted by', value: 't.submitted_by_name' },
    { label: 'Note', value: 't.decision_note' },
  ],
  about: ['mdf_claims'],
} as const;

export const workItems = defineWorkItems([
  {
    ...claim,
    group: 'decide',
    kind: 'mdf_claim',
    side: 'company',
    can: 'mdf_claims:manage',
    label: 'MDF claims to decide',
    says: ['MDF claim needs a decision', 'MDF claims need a decision'],
    verb: 'Review',
    where: "t.status = 'submitted'",
    since: 't.submitted_at',
    to: '/enablement/mdf/claims/show/$id',
    steps: offer(claimSteps, 'approve', 'return', 'decline'),
  },
  {
    ...claim,
    group: 'prepare',
    kind: 'mdf_claim_unsubmitted',
    side: 'partner',
    can: 'mdf_claims:manage',
    get label() {
      return workTexts.toSubmit.label;
    },
    get says() {
      return workTexts.toSubmit.says;
    },
    get verb() {
      return workTexts.toSubmit.verb;
    },
    where: "t.status in ('draft', 'returned')",
    detail: 't.decision_note',
    due: { on: 'r.claim_by' },
    since: 't.updated_at',
    to: '/enablement/partner-mdf/claims/edit/$id',
  },
]);
