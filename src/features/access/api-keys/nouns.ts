import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  api_keys: {
    one: 'API key',
    many: 'API keys',
    permission: {
      hiddenFrom: [
        'partner_manager',
        'finance',
        'content',
        'read_only',
        'partner_sales',
        'partner_finance',
        'partner_member',
      ],
      wholeCompany: 'view',
    },
    onPartnerMerge: 'end',
    log: 'both',
  },
});
