import { sql } from '#server/db/sql.ts';
import { defineTopics } from '#server/extension-points/notification-topics.ts';
import type { ServerFeature } from '#server/feature.ts';
import { action } from '#server/http/action.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { shown } from '#server/resource/shown.ts';
import { resourceRequest } from '../schema.ts';
import { demo } from './demo.ts';
import { resourceRequests } from './resource.ts';
import { requestResource } from './service.ts';
import { requestStepRoutes } from './steps.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'resource-requests',
  partOf: 'resources',
  resources: [resourceRequests],
  routes: [
    action({
      method: 'POST',
      url: '/resource_requests',
      summary: 'Ask the company for a resource that is missing',
      can: 'resource_requests:manage',
      modes: ['partner'],
      body: resourceRequest.create,
      response: resourceRequests.row,
      status: 201,
      run: async (call, { body }) =>
        shown(call, resourceRequests, await requestResource(call, call.actor.partner_id!, body)),
    }),
    ...requestStepRoutes,
  ],
  topics: defineTopics([
    {
      key: 'resource_requests',
      resource: 'resource_requests',
      label: 'Resource requests',
      about: 'A partner misses a resource.',
      mode: 'company',
      email: 'instant',
      kinds: ['resource_requested'],
    },
    {
      key: 'own_resource_requests',
      resource: 'resource_requests',
      label: 'Answers to resource requests',
      about: 'The company answers a request of yours.',
      mode: 'partner',
      email: 'instant',
      kinds: ['resource_request_answered'],
    },
  ]),
  onPartnerMerge: definePartnerMerge('then', async (call, kept, other) => {
    await call.run(sql`
      update resource_requests set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`);
    return {};
  }),
  demo,
  workItems,
};
