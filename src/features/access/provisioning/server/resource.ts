import { defineResource } from '#server/resource/define.ts';
import { provisioningToken } from '../schema.ts';

/** Tokens are read here and created and revoked by the routes beside it. */
export const provisioningTokens = defineResource(provisioningToken, {
  create: false,
  update: false,
  view: 'provisioning_token_rows',
  partner: { verbs: ['list', 'get'] },
});
