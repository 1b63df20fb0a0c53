import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  contacts: {
    one: 'contact',
    many: 'contacts',
    synonyms: ['people at partners', 'persons', 'contact people'],
    address: '/contacts/show/$id',
    title: "trim(first_name || ' ' || last_name)",
    permission: { managedBy: ['partner_manager', 'partner_sales', 'partner_member'] },
    onPartnerMerge: 'move',
    log: 'both',
  },
});
