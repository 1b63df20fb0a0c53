import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { requestSteps } from '../steps.schema.ts';

export const workItems = defineWorkItems([
  {
    group: 'answer',
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
      // Here the answer is a text; a resource is chosen in the list of requests.
      ...offer(requestSteps, 'answer').map((step) => ({ ...step, asks: { field: 'answer', label: 'Answer' } })),
      ...offer(requestSteps, 'decline'),
    ],
    about: ['resource_requests'],
  },
]);
