import { defineTexts, plural } from '#web/texts.ts';

const partners = (count: number) => plural(count, 'partner', 'partners');

export const reachTexts = defineTexts('partners/audiences/web/reachTexts', {
  title: 'Who gets it',
  counting: 'Counting recipients…',
  gets: (people: number, of: number) => `${plural(people, 'person', 'people')} at ${partners(of)} will get it.`,
  nobody: 'No one would get it.',
  leftOut: 'Left out:',
  reasons: {
    audience: (count: number) => `${partners(count)} outside the audience`,
    status: (count: number) => `${partners(count)} without an active status`,
    no_people: (count: number) => `${partners(count)} where no one can sign in`,
    no_admins: (count: number) => `${partners(count)} without an administrator who can sign in`,
  },
  more: (count: number) => `and ${count} more`,
});
