import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('web/resource/ordered', {
  noYet: (many: Part) => `No ${many} yet`,
  new: (one: Part) => `New ${one}`,
  edit: (one: Part) => `Edit ${one}`,
  editText: 'Edit',
  newText: 'New',
  activity: 'Activity',
  details: 'Details',
  place: 'Place',
  created: 'Created',
});
