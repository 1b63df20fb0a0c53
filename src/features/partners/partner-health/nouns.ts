import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_health: {
    one: 'partner health',
    many: 'partner health',
    permission: { label: 'Partner health', managedBy: ['partner_manager'] },
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
