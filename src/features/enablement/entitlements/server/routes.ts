import { type Action, action, IdParams } from '#server/http/action.ts';
import { RevealedKeys } from '../grants.schema.ts';
import { KeysAdded, KeysInput, StatementQuery, ValueStatement } from '../schema.ts';
import { addKeys, revealKeys } from './keys.ts';
import { valueStatement } from './statement.ts';
import { grantRoutes } from './steps.ts';

export const entitlementRoutes: Action[] = [
  ...grantRoutes,
  action({
    method: 'POST',
    url: '/entitlement_grants/:id/reveal',
    summary: 'View the delivered keys; possible once',
    can: 'entitlement_grants:manage',
    modes: ['partner'],
    personal: true,
    params: IdParams,
    response: RevealedKeys,
    run: (call, { params }) => revealKeys(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/entitlements/:id/keys',
    summary: 'Add license keys to the stock of a benefit',
    can: 'entitlements:manage',
    modes: ['company'],
    personal: true,
    params: IdParams,
    body: KeysInput,
    response: KeysAdded,
    run: (call, { params, body }) => addKeys(call, params.id, body.keys),
  }),
  action({
    method: 'GET',
    url: '/entitlement_statement',
    summary: 'Get what the benefits of a partner are worth this year, and how much of it was used',
    can: 'entitlements:view',
    modes: ['company', 'partner'],
    query: StatementQuery,
    response: ValueStatement,
    run: (call, { query }) => valueStatement(call, query.partner_id),
  }),
];
