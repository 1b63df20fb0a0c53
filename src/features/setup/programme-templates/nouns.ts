import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  programme_templates: { one: 'program template', many: 'program templates', permission: { wholeCompany: 'manage' } },
  programme_template_items: { one: 'template item', many: 'template items' },
});
