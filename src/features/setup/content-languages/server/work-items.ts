import { defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { contentResources } from '#server/resource/content.ts';
import type { Resource } from '#server/resource/define.ts';
import { type Language, languageNames, languages } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { isMissingSql, resourcesFor } from './sources.ts';
import { texts } from './texts.ts';

const inReadersWords = (language: Language): string =>
  new Intl.DisplayNames([readerLanguage()], { type: 'language' }).of(language) ?? language;

/** The company, if a text of these resources is missing. One that does not translate into the language reads one row. */
const companyMissing = (language: Language, resources: readonly Resource[]): string => `
  (select o.id as organization_id, o.id, o.updated_at from organizations o
  where o.id = $1::uuid and '${language}' = any (app_content_languages())
    and case when '${language}' = any (o.content_languages) then ${isMissingSql(resources, language)} end) t`;

/** One item while anything is missing that the caller may view. */
const missingIn = (language: Language): WorkItems => ({
  group: 'prepare',
  kind: `translations_missing_${language.toLowerCase().replace('-', '_')}`,
  side: 'company',
  can: 'content_translations:manage',
  get label() {
    return texts.work.label(inReadersWords(language));
  },
  get says() {
    return texts.work.says(inReadersWords(language));
  },
  get verb() {
    return texts.work.verb;
  },
  get from() {
    return companyMissing(language, contentResources());
  },
  fromFor: (actor) => companyMissing(language, resourcesFor({ actor })),
  where: 'true',
  title: `'${languageNames[language]}'`,
  partner: 'null',
  since: 't.updated_at',
  optional: 'true',
  to: `/administration/content-languages?missing=${language}`,
  about: ['content_translations', 'organizations'],
});

export const workItems = defineWorkItems(languages.map(missingIn));
