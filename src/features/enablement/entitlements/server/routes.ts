import { type Action, action, IdParams } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { Consumption, Fulfillment, GrantDecision, GrantNote, RevealedKeys } from '../grants.schema.ts';
import { KeysAdded, KeysInput, StatementQuery, ValueStatement } from '../schema.ts';
import { approveGrant, cancelGrant, consumeGrant, declineGrant, fulfillGrant, revokeGrant } from './decisions.ts';
import { addKeys, revealKeys, showAgain } from './keys.ts';
import { entitlementGrants as grants } from './resource.ts';
import { valueStatement } from './statement.ts';

const both = { modes: ['company', 'partner'] } as const;

export const entitlementRoutes: Action[] = [
  step(grants, 'approve', 'Approve a request; keys of the stock are delivered at once', approveGrant, {
    body: GrantDecision,
  }),
  step(grants, 'decline', 'Decline a request', declineGrant, { body: GrantNote }),
  step(grants, 'fulfill', 'Deliver an approved request', fulfillGrant, { body: Fulfillment }),
  step(grants, 'consume', 'Record what of a delivered benefit was used', consumeGrant, { body: Consumption, ...both }),
  step(grants, 'cancel', 'Cancel a request that was not delivered', cancelGrant, both),
  step(grants, 'revoke', 'Take back a delivered benefit', revokeGrant, { body: GrantNote }),
  step(grants, 'show_again', 'Let the partner view the delivered keys once more', showAgain, { personal: true }),
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
