import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  content_translations: {
    one: 'translation',
    many: 'translations',
    permission: {
      label: 'Translations of your content',
      manage: 'Translate and import',
      managedBy: ['partner_manager'],
      everybody: { company: 'view' },
    },
    log: 'company',
  },
});
