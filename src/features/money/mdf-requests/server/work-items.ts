import { defineWorkItems } from '#server/work-items.ts';

const request = {
  from: 'mdf_requests t',
  title: 't.title',
  amount: 't.amount_minor',
  currency: '(select f.currency from mdf_funds f where f.organization_id = t.organization_id and f.id = t.fund_id)',
  since: 't.submitted_at',
  about: ['mdf_requests', 'mdf_claims'],
} as const;

export const workItems = defineWorkItems([
  {
    ...request,
    kind: 'mdf_request',
    side: 'company',
    can: 'mdf_requests:manage',
    label: 'MDF requests to decide',
    verb: 'Review',
    where: "t.status = 'submitted'",
    due: { on: 't.starts_on' },
    to: '/enablement/mdf/requests/show/$id',
    steps: [
      {
        key: 'return',
        label: 'Ask for changes',
        url: '/mdf_requests/$id/return',
        asks: { field: 'note', label: 'Changes' },
      },
    ],
  },
  {
    ...request,
    kind: 'mdf_request_returned',
    side: 'partner',
    can: 'mdf_requests:manage',
    label: 'MDF requests to change',
    verb: 'Change',
    where: "t.status = 'returned'",
    detail: 't.decision_note',
    due: { on: 't.starts_on' },
    since: 't.updated_at',
    to: '/enablement/partner-mdf/edit/$id',
  },
  {
    ...request,
    kind: 'mdf_to_claim',
    side: 'partner',
    can: 'mdf_claims:manage',
    label: 'MDF to claim',
    verb: 'Claim',
    where: `t.status = 'approved' and not exists (select from mdf_claims c where c.organization_id = t.organization_id
      and c.request_id = t.id and c.status not in ('declined', 'canceled', 'reversed'))`,
    amount: 't.approved_minor',
    due: { on: 't.claim_by' },
    since: 't.decided_at',
    to: '/enablement/partner-mdf/show/$id',
  },
]);
