import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { disputeSteps } from '../steps.schema.ts';

export const workItems = defineWorkItems([
  {
    group: 'answer',
    kind: 'dispute',
    side: 'company',
    can: 'commission_disputes:manage',
    label: 'Disputes to answer',
    says: ['dispute needs an answer', 'disputes need an answer'],
    verb: 'Answer',
    from: `commission_disputes t
      join commission_lines l on l.organization_id = t.organization_id and l.id = t.line_id`,
    where: "t.status = 'open'",
    title: "'Dispute ' || t.number",
    detail: 'l.description',
    since: 't.opened_at',
    amount: 'l.amount_minor',
    currency: 'l.currency',
    to: '/commissions/disputes/show/$id',
    facts: [
      { label: 'Reason', value: 't.reason' },
      { label: 'Commission', value: 'l.description' },
      { label: 'Opened', value: 't.opened_at', as: 'instant' },
    ],
    steps: offer(disputeSteps, 'say'),
    about: ['commission_disputes'],
  },
]);
