import { defineTexts } from '#shared/text/texts.ts';

export const texts = defineTexts('setup/content-languages/server', {
  notOffered: (language: string) => `${language} is not one of the languages of your content`,
  noField: (field: string) => `“${field}” is not a text that can be translated`,
  twice: (field: string) => `“${field}” is there twice`,
  nothingToTranslate: (field: string) => `“${field}” is empty, so there is nothing to translate`,
  changedMeanwhile: 'The text or its translation was changed in the meantime.',
  tooMuch: (characters: string) => `has more than ${characters} characters. Export one kind of record at a time`,
  missingColumn: (column: string) => `has no column “${column}”`,
  noRows: 'has no rows',
  tooManyRows: (most: string) => `has more than ${most} rows. Split it`,
  row: (row: number, problem: string) => `Row ${row}: ${problem}`,
  noRecord: (entity: string, id: string) => `there is no record ${id} of “${entity}”`,
  noLanguage: (language: string) => `“${language}” is not one of the languages of your content`,
  noSource: 'the column “source” is empty',
  repeated: (row: number) => `translates the same text as row ${row}`,
  tooLong: (most: number) => `the text must be at most ${most} characters`,
  moreProblems: (count: number) => `${count} more rows have a problem`,
  noModel: 'No language model is turned on. Turn one on under Settings, AI assistant.',
  nothingOpen: 'has no missing or outdated texts for this record',
  tooManyDrafts: (most: number, seconds: number) =>
    `You asked for more than ${most} drafts in a minute. Try again in ${seconds} s.`,
  unusableDraft: 'The model gave an answer that cannot be used. Try again, or translate the texts yourself.',
  tooLongToDraft: 'The text is too long for a draft.',
  draftLater: 'There is too much text for one draft. Save these texts, then draft again.',
  noDraft: 'The model gave no draft.',
  foreignAddress: 'The draft contained a web address that is not in the original.',
  work: {
    label: (language: string) => `Translations into ${language}`,
    says: (language: string) => `translations into ${language} are missing`,
    verb: 'Translate',
  },
});
