import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    label: 'New note',
    placeholder: 'Write a note for your team…',
    help: 'Visible only to your company.',
    add: 'Add note',
    added: 'added a note',
  },
});
