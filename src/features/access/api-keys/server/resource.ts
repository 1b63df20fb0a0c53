import { defineResource } from '#server/resource/define.ts';
import { ApiKey } from '../schema.ts';

/** Read here; made and revoked by the routes beside it. */
export const apiKeys = defineResource({
  name: 'api_keys',
  noun: 'API key',
  row: ApiKey,
  view: 'api_key_rows',
  list: {
    sort: ['name', 'created_at', 'last_used_at', 'expires_at'],
    filter: ['name', 'status', 'user_id', 'partner_id'],
    search: ['name', 'prefix', 'user_name'],
  },
  partner: { row: ApiKey, verbs: ['list', 'get'] },
});
