import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  record_notes: {
    one: 'note on a record',
    many: 'notes on records',
    permission: { label: 'Notes on records', managedBy: ['partner_manager', 'finance'] },
    onPartnerMerge: 'history',
    log: 'company',
    isTrail: true,
  },
});
