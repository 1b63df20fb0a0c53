import { defineTexts, plural } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    title: 'My work',
    about: 'Everything that waits for you, the most urgent first.',
    search: 'Search my work',
    whose: 'Show',
    mine: 'Mine',
    all: 'Everything I can do',
    due: 'Due',
    anyDue: 'All',
    overdue: 'Overdue',
    today: 'Today',
    week: 'This week',
    later: 'Later',
    noDate: 'No due date',
    kinds: 'Kinds of work',
    everything: 'All kinds',
    moreKinds: (count: number) => plural(count, 'more kind', 'more kinds'),
    fewerKinds: 'Fewer kinds',
    items: (count: number) => plural(count, 'open item', 'open items'),
    overdueOf: (count: number) => `${count} overdue`,
    dueAt: (when: string) => `Due ${when}`,
    waiting: (when: string) => `Waiting since ${when}`,
    owner: (name: string) => `Owner: ${name}`,
    nothing: 'Nothing waits for you',
    nothingAbout: 'Approvals, signatures, questions and steps with a due date appear here as soon as they need you.',
    noMatch: 'No work matches',
    noMatchAbout: 'Remove the search or the filters to see all of your work.',
    clear: 'Clear filters',
    done: 'Done',
    countOf: (count: number, overdue: number) =>
      overdue > 0
        ? `${plural(count, 'open item', 'open items')}, ${overdue} overdue`
        : plural(count, 'open item', 'open items'),
  },
});
