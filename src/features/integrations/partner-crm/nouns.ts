import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_crm_settings: {
    one: 'use of a partner’s CRM',
    many: 'uses of partners’ CRMs',
    onPartnerMerge: 'move',
    log: 'both',
    isTrail: true,
  },
  partner_crm_deals: {
    one: 'deal registered from a partner’s CRM',
    many: 'deals registered from partners’ CRMs',
    onPartnerMerge: 'move',
    isTrail: true,
  },
});
