import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  program_templates: {
    one: 'program template',
    many: 'program templates',
    permission: { heading: 'setup', wholeCompany: 'manage' },
  },
  program_template_items: { one: 'template item', many: 'template items' },
});
