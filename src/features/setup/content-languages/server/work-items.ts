import { defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { contentResources } from '#server/resource/content.ts';
import { type Language, languageNames, languages } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { isMissingSql } from './sources.ts';
import { texts } from './texts.ts';

const inReadersWords = (language: Language): string =>
  new Intl.DisplayNames([readerLanguage()], { type: 'language' }).of(language) ?? language;

/** One item while anything is missing. A company that does not translate into the language reads one row. */
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
    return `(select o.id as organization_id, o.id, o.updated_at from organizations o
      where o.id = $1::uuid and '${language}' = any (app_content_languages())
        and case when '${language}' = any (o.content_languages) then ${isMissingSql(contentResources(), language)} end) t`;
  },
  where: 'true',
  title: `'${languageNames[language]}'`,
  partner: 'null',
  since: 't.updated_at',
  optional: 'true',
  to: `/administration/content-languages?missing=${language}`,
  about: ['content_translations', 'organizations'],
});

export const workItems = defineWorkItems(languages.map(missingIn));
