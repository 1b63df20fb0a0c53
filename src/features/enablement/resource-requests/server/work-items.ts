import { defineWorkItems } from '#server/work-items.ts';

export const workItems = defineWorkItems([
  {
    kind: 'resource_request',
    side: 'company',
    can: 'resource_requests:manage',
    label: 'Resource requests',
    says: ['resource request is open', 'resource requests are open'],
    verb: 'Open',
    from: 'resource_requests t',
    where: "t.status = 'open'",
    title: 't.title',
    detail: 't.details',
    since: 't.created_at',
    to: '/resources/requests',
    facts: [
      { label: 'Details', value: 't.details' },
      { label: 'Requested by', value: 't.requested_by_name' },
    ],
    steps: [
      {
        key: 'answer',
        label: 'Answer',
        url: '/resource_requests/$id/answer',
        asks: { field: 'answer', label: 'Answer' },
      },
      {
        key: 'decline',
        label: 'Decline',
        url: '/resource_requests/$id/decline',
        asks: { field: 'answer', label: 'Reason' },
        danger: true,
      },
    ],
    about: ['resource_requests'],
  },
]);
