import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { reviewSteps } from '../steps.schema.ts';

const review = {
  side: 'company',
  can: 'reviews:manage',
  from: `reviews t
    join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
  title: 'p.name',
  to: '/reviews/show/$id',
  facts: [
    { label: 'Rating', value: "t.rating || '/5'" },
    { label: 'Quote', value: 't.quote' },
    { label: 'Author', value: "concat_ws(', ', t.author, t.designation, t.company)" },
    { label: 'Submitted', value: 't.submitted_at', as: 'instant' },
    { label: 'Dispute', value: 't.dispute_reason' },
  ],
  about: ['reviews'],
} as const;

export const workItems = defineWorkItems([
  {
    ...review,
    group: 'decide',
    kind: 'review_decision',
    label: 'Reviews to decide',
    says: ['review needs a decision', 'reviews need a decision'],
    verb: 'Review',
    where: "t.status in ('in_moderation', 'disputed')",
    detail: "concat_ws(', ', t.author, t.company)",
    since: 'coalesce(t.disputed_at, t.submitted_at, t.created_at)',
    steps: [
      ...offer(reviewSteps, 'publish'),
      ...offer(reviewSteps, 'reject').map((step) => ({ ...step, when: "t.status = 'in_moderation'" })),
    ],
  },
  {
    ...review,
    group: 'answer',
    kind: 'review_request',
    label: 'Review requests to send',
    says: ['review request is not sent', 'review requests are not sent'],
    verb: 'Open',
    where: "t.status = 'requested' and t.requested_by = 'partner' and t.invited_at is null",
    detail: 't.note',
    since: 't.created_at',
  },
]);
