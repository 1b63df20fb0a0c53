import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('work/record-notes/web', {
  label: 'New note',
  placeholder: 'Write a note for your team…',
  help: 'Visible only to your company.',
  add: 'Add note',
  added: 'added a note',
});
