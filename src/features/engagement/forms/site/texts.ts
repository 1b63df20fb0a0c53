import { defineTexts } from '#web/texts.ts';
import { germanFillTexts } from './fill/de.ts';
import { englishFillTexts, type FillTexts } from './fill/en.ts';
import { spanishFillTexts } from './fill/es.ts';
import { frenchFillTexts } from './fill/fr.ts';
import { japaneseFillTexts } from './fill/ja.ts';
import { portugueseFillTexts } from './fill/pt.ts';

const textsByLanguage: ReadonlyMap<string, FillTexts> = new Map([
  ['en', englishFillTexts],
  ['de', germanFillTexts],
  ['fr', frenchFillTexts],
  ['es', spanishFillTexts],
  ['pt', portugueseFillTexts],
  ['ja', japaneseFillTexts],
]);

/** Returns the texts of the form's language, which a visitor can switch; English where a language has none yet. */
export function fillTexts(locale: string): FillTexts {
  return textsByLanguage.get(locale.split('-')[0]!) ?? englishFillTexts;
}

export const texts = defineTexts('engagement/forms/site', {
  website: 'Website',
  formCouldNotBeSent: 'The form could not be sent.',
});
