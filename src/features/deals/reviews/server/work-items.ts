import { defineWorkItems } from '#server/work-items.ts';

const review = {
  side: 'company',
  can: 'reviews:manage',
  from: `reviews t
    join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
  title: 'p.name',
  to: '/reviews/show/$id',
  about: ['reviews'],
} as const;

export const workItems = defineWorkItems([
  {
    ...review,
    kind: 'review_decision',
    label: 'Reviews to decide',
    verb: 'Review',
    where: "t.status in ('in_moderation', 'disputed')",
    detail: "concat_ws(', ', t.author, t.company)",
    since: 'coalesce(t.disputed_at, t.submitted_at, t.created_at)',
    steps: [{ key: 'publish', label: 'Publish', url: '/reviews/$id/publish' }],
  },
  {
    ...review,
    kind: 'review_request',
    label: 'Review requests to send',
    verb: 'Open',
    where: "t.status = 'requested' and t.requested_by = 'partner' and t.invited_at is null",
    detail: 't.note',
    since: 't.created_at',
  },
]);
