import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { reachTexts as english } from './reach.texts.ts';

const partners = (count: number) => plural(count, 'partenaire', 'partenaires');

/** Not yet reviewed by a native speaker. */
export const reachTexts: FullTranslation<typeof english> = {
  title: 'Qui le reçoit',
  counting: 'Décompte des destinataires…',
  gets: (people: number, of: number) =>
    `Destinataires\u00a0: ${plural(people, 'personne', 'personnes')} chez ${partners(of)}.`,
  nobody: 'Personne ne le recevrait.',
  leftOut: 'Exclus\u00a0:',
  reasons: {
    audience: (count: number) => `${partners(count)} hors de l’audience`,
    status: (count: number) => `${partners(count)} sans statut actif`,
    no_people: (count: number) => `${partners(count)} où personne ne peut se connecter`,
    no_admins: (count: number) => `${partners(count)} sans administrateur qui puisse se connecter`,
  },
  more: (count: number) => `et ${count} de plus`,
};
