import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { reachTexts as englishReach } from './reach.texts.ts';

const partners = (count: number) => plural(count, 'Partner', 'Partner');

/** Not yet reviewed by a native speaker. */
export const reachTexts: FullTranslation<typeof englishReach> = {
  title: 'Empfänger',
  counting: 'Empfänger werden gezählt…',
  gets: (people: number, of: number) =>
    `${plural(people, 'Person', 'Personen')} bei ${plural(of, 'Partner', 'Partnern')} ${people === 1 ? 'erhält' : 'erhalten'} es.`,
  nobody: 'Niemand würde es erhalten.',
  leftOut: 'Nicht dabei:',
  reasons: {
    audience: (count: number) => `${partners(count)} außerhalb der Zielgruppe`,
    status: (count: number) => `${partners(count)} ohne aktiven Status`,
    no_people: (count: number) => `${partners(count)} ohne Person, die sich anmelden kann`,
    no_admins: (count: number) => `${partners(count)} ohne Admin, der sich anmelden kann`,
  },
  more: (count: number) => `und ${count} weitere`,
};
