import { withArticle } from '#shared/text/article.ts';
import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('work/onboarding/web/inline', {
  add: (noun: string) => `Add ${withArticle(noun)}`,
  addShort: 'Add',
  suggestions: 'Suggestions:',
  colorOf: (name: string) => `Color of ${name}`,
  nameOf: (name: string) => `Name of ${name}`,
  categoryOf: (name: string) => `Category of ${name}`,
  remove: (name: string) => `Archive ${name}`,
  removed: (name: string) => `${name} archived`,
  isDefault: 'Default for new partners',
});
