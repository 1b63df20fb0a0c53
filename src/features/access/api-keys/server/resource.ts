import { defineResource } from '#server/resource/define.ts';
import { apiKey } from '../schema.ts';

/** Keys are read here and created and revoked by the routes beside it. */
export const apiKeys = defineResource(apiKey, {
  create: false,
  update: false,
  view: 'api_key_rows',
  partner: { verbs: ['list', 'get'] },
});
