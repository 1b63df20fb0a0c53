import { defineTexts, plural } from '#web/texts.ts';

export const texts = defineTexts('setup/content-languages/web', {
  title: 'Content languages',
  languages: 'Languages of your content',
  about: (source: string) =>
    `You write in ${source}. Partners who read one of these languages see your translations, and your original where one is missing.`,
  noLanguages: 'None',
  saved: 'Languages saved.',
  recordOne: 'record',
  recordMany: 'records',
  name: 'Name',
  kind: 'Kind',
  missing: 'Missing',
  outdated: 'Outdated',
  complete: 'Complete',
  missingIn: 'Missing in',
  outdatedIn: 'Outdated in',
  empty:
    'What partners read appears here with the languages in which it is missing: courses, resources, tiers, benefits.',
  emptyWithout: 'Choose a language above to translate what partners read.',
  translate: 'Translate',
  original: 'Original',
  none: 'This record has no texts to translate.',
  wasChanged: (text: string) =>
    `The original was changed after this translation. It was: “${text}”. Saving marks the translation as current.`,
  save: 'Save',
  draft: 'Draft with the assistant',
  drafting: 'Drafting…',
  drafted: 'Drafts added. Check them, then save.',
  isDraft: 'Draft by the assistant. Check it before you save.',
  translationsSaved: 'Translations saved.',
  tooLong: (most: number) => `Enter at most ${most} characters.`,
  exportFile: 'Export CSV',
  exportTitle: 'Export texts for translators',
  exportText:
    'The file has one row for each text. Translators fill in the column “text”; import the file here afterwards.',
  language: 'Language',
  onlyOpen: 'Only missing and outdated texts',
  importFile: 'Import CSV',
  fileTooLarge: 'The file has more than 900 KB. Split it.',
  imported: (changed: number) => `${plural(changed, 'translation', 'translations')} imported.`,
  importedOutdated: (changed: number, outdated: number) =>
    `${plural(changed, 'translation', 'translations')} imported. The original has changed since the export for ${outdated} of them.`,
  importFailed: 'Nothing was imported',
});
