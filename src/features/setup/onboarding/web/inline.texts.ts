import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    add: (noun: string) => `Add a ${noun}`,
    addShort: 'Add',
    suggestions: 'Often used:',
    colourOf: (name: string) => `Colour of ${name}`,
    nameOf: (name: string) => `Name of ${name}`,
    categoryOf: (name: string) => `Category of ${name}`,
    remove: (name: string) => `Archive ${name}`,
    removed: (name: string) => `${name} archived`,
    isDefault: 'for new partners',
  },
});
