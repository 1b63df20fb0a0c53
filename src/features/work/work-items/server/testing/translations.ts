import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { type Language, languages } from '#shared/text/languages.ts';
import type { Case, Cases } from './setting.ts';

/** The item is the company's. English is translated by a company that writes in another language. */
const intoLanguage = (language: Language): Case => ({
  create: async ({ company, owner }) => {
    await company.within(samplePartnerTier);
    await owner.patch(`/organizations/${company.id}`, {
      content_languages: [language],
      language: language === 'en' ? 'de' : null,
    });
    return company.id;
  },
  finish: ({ company, owner }) =>
    owner.patch(`/organizations/${company.id}`, { content_languages: [], language: null }),
});

export const translations: Cases = Object.fromEntries(
  languages.map((language) => [
    `company translations_missing_${language.toLowerCase().replace('-', '_')}`,
    intoLanguage(language),
  ]),
);
