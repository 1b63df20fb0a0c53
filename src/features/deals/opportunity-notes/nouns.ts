import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  opportunity_notes: {
    one: 'note',
    many: 'notes',
    permission: { label: 'Opportunity notes', managedBy: ['partner_manager', 'partner_sales', 'partner_member'] },
    log: 'both',
  },
});
