import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  entitlements: {
    one: 'benefit',
    many: 'benefits',
    synonyms: ['perks'],
    address: '/enablement/entitlements/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  entitlement_grants: {
    one: 'benefit request',
    many: 'benefit requests',
    short: ['request', 'requests'],
    title: "'Benefit request ' || number",
    permission: {
      manage: 'Request, decide and deliver',
      managedBy: ['partner_manager', 'partner_sales', 'partner_finance'],
    },
    onPartnerMerge: 'move',
    log: 'company',
  },
  entitlement_balances: { one: 'benefit balance', many: 'benefit balances', onPartnerMerge: 'move', isTrail: true },
  entitlement_keys: { one: 'license key', many: 'license keys', onPartnerMerge: 'move', isTrail: true },
  entitlement_movements: {
    one: 'benefit movement',
    many: 'benefit movements',
    short: ['movement', 'movements'],
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
