import { defineWorkItems } from '#server/work-items.ts';

export const workItems = defineWorkItems([
  {
    kind: 'resource_request',
    side: 'company',
    can: 'resource_requests:manage',
    label: 'Resource requests',
    verb: 'Open',
    from: 'resource_requests t',
    where: "t.status = 'open'",
    title: 't.title',
    detail: 't.details',
    since: 't.created_at',
    to: '/resources/requests',
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
