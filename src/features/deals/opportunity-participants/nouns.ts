import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  opportunity_participants: {
    one: 'opportunity partner',
    many: 'opportunity partners',
    onPartnerMerge: 'move',
    log: 'company',
    partOf: { table: 'opportunities', column: 'opportunity_id' },
  },
});
