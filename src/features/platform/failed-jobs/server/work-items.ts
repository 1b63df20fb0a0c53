import { defineWorkItems } from '#server/extension-points/work-items.ts';

export const workItems = defineWorkItems([
  {
    group: 'follow_up',
    kind: 'failed_job',
    side: 'company',
    can: 'failed_jobs:manage',
    label: 'Failed background tasks',
    says: ['background task failed', 'background tasks failed'],
    verb: 'View',
    from: 'failed_jobs t',
    where: "t.status = 'open'",
    title: 't.title',
    detail: 't.reason',
    partner: 'null',
    since: 't.created_at',
    to: '/work',
    facts: [
      { label: 'Reason', value: 't.reason' },
      { label: 'Times', value: 't.count', as: 'number' },
      { label: 'Open', value: 't.opens', as: 'link' },
    ],
    steps: [
      { key: 'retry', label: 'Try again', url: '/failed_jobs/$id/retry' },
      {
        key: 'dismiss',
        label: 'Dismiss',
        url: '/failed_jobs/$id/dismiss',
        confirm: 'The task is not tried again.',
      },
    ],
    about: ['failed_jobs'],
  },
]);
