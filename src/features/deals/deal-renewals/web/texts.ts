import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Renewals',
    ends: 'Ends within',
    days: (count: number) => `${count} days`,
    all: 'All',
    next: 'Next step',
    start: 'Start renewal',
    started: 'Renewal started',
    empty: 'Won deals with recurring lines appear here before their term ends.',
  },
});
