import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  widget_settings: { one: 'portal widget setting', many: 'portal widget settings', log: 'company' },
  widget_tokens: {
    one: 'portal widget token',
    many: 'portal widget tokens',
    permission: {
      label: 'Portal widget',
      manage: 'Allow sites and create tokens',
      hiddenFrom: [
        'partner_manager',
        'finance',
        'content',
        'read_only',
        'partner_sales',
        'partner_finance',
        'partner_member',
      ],
    },
    onPartnerMerge: 'end',
  },
});
