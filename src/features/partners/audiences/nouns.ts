import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  audiences: {
    one: 'audience',
    many: 'audiences',
    synonyms: ['segments', 'partner groups'],
    permission: { wholeCompany: 'manage' },
    log: 'company',
  },
});
