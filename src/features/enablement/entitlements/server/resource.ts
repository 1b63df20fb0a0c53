import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { EntitlementGrantForPartnerCreate, EntitlementGrantUpdate, entitlementGrant } from '../grants.schema.ts';
import {
  EntitlementBalance,
  EntitlementBalanceForPartner,
  EntitlementForPartner,
  EntitlementMovement,
  EntitlementMovementForPartner,
  EntitlementUpdate,
  entitlement,
} from '../schema.ts';
import { refreshEntitlements } from './allotments.ts';
import { afterGrant, beginGrant, changeGrant } from './requests.ts';
import { changeEntitlement, checkEntitlement, refuseEntitlementRemoval } from './rules.ts';

constraintMessage('entitlements_name', { name: ['is already the name of another benefit'] });

export const entitlements = defineResource(entitlement, {
  update: EntitlementUpdate,
  list: { filter: ['archived_at'] },
  view: 'entitlement_rows',
  partner: { row: EntitlementForPartner, verbs: ['list', 'get'] },
  beforeCreate: async (call, input) => {
    await checkEntitlement(call, input);
    return input;
  },
  // Partners get the benefit as soon as it is saved.
  afterCreate: (call) => refreshEntitlements(call),
  beforeUpdate: changeEntitlement,
  afterUpdate: (call) => refreshEntitlements(call),
  beforeRemove: refuseEntitlementRemoval,
});

export const entitlementGrants = defineResource(entitlementGrant, {
  update: EntitlementGrantUpdate,
  view: 'entitlement_grant_rows',
  partner: {
    verbs: ['list', 'get', 'create', 'update'],
    create: EntitlementGrantForPartnerCreate,
    update: EntitlementGrantUpdate,
  },
  beforeCreate: beginGrant,
  afterCreate: afterGrant,
  beforeUpdate: changeGrant,
});

export const entitlementBalances = defineResource({
  name: 'entitlement_balances',
  noun: 'benefit balance',
  row: EntitlementBalance,
  view: 'entitlement_balance_rows',
  guardedBy: 'entitlements',
  list: {
    sort: ['partner_name', 'entitlement_name', 'starts_on', 'ends_on', 'granted', 'available', 'requested', 'used'],
    filter: ['entitlement_id', 'partner_id', 'kind', 'starts_on', 'ends_on', 'reduced_on'],
    search: ['entitlement_name', 'partner_name'],
    by: '-starts_on',
  },
  partner: { row: EntitlementBalanceForPartner, verbs: ['list', 'get'] },
});

export const entitlementMovements = defineResource({
  name: 'entitlement_movements',
  noun: 'benefit movement',
  row: EntitlementMovement,
  view: 'entitlement_movement_rows',
  guardedBy: 'entitlements',
  list: {
    sort: ['created_at', 'kind', 'quantity'],
    filter: ['entitlement_id', 'partner_id', 'balance_id', 'grant_id', 'kind', 'created_at'],
    search: ['entitlement_name', 'partner_name'],
    by: '-created_at',
  },
  partner: { row: EntitlementMovementForPartner, verbs: ['list', 'get'] },
});
