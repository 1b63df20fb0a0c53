import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  partner_health: {
    one: 'health of a partner',
    many: 'health of partners',
    permission: { label: 'Partner health', managedBy: ['partner_manager'] },
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
