import { defineTexts } from '#web/texts.ts';
export const texts = defineTexts('platform/mail-actions/web', {
  title: 'Confirm',
  done: 'Done',
  required: 'is required',
  home: 'Back to the dashboard',
});
