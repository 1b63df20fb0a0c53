import { defineNouns } from '#shared/nouns/nouns.ts';

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
  oauth_clients: { one: 'app', many: 'apps' },
  oauth_codes: { one: 'sign-in code of an app', many: 'sign-in codes of apps', onPartnerMerge: 'end' },
  oauth_refresh_tokens: { one: 'refresh token of an app', many: 'refresh tokens of apps' },
});
