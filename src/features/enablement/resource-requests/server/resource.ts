import { defineResource } from '#server/resource/define.ts';
import { resourceRequest } from '../schema.ts';

/** Made by partners, answered by steps. */
export const resourceRequests = defineResource(resourceRequest, {
  create: false,
  update: false,
  view: 'resource_request_rows',
  partner: { verbs: ['list', 'get'] },
});
