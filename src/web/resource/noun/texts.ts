import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('web/resource/noun', {
  edit: 'Edit',
  new: 'New',
  history: 'History',
  newOne: (one: Part) => `New ${one}`,
  editOne: (one: Part) => `Edit ${one}`,
});
