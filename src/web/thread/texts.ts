import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('web/thread', {
  newComment: 'New comment',
  peopleToMention: 'People to mention',
  visibility: 'Visibility',
  internal: 'Internal',
  shared: 'Shared',
  all: 'All',
  showMore: 'Show more',
});
