import { defineResource } from '#server/resource/define.ts';
import { resourceRequest } from '../schema.ts';

/** Requests are created by partners and answered by actions. */
export const resourceRequests = defineResource(resourceRequest, {
  create: false,
  update: false,
  partner: { verbs: ['list', 'get'] },
});
