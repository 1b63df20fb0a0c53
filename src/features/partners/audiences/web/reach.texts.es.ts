import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { reachTexts as englishReachTexts } from './reach.texts.ts';

const partners = (count: number) => plural(count, 'partner', 'partners');

/** Not yet reviewed by a native speaker. */
export const reachTexts: FullTranslation<typeof englishReachTexts> = {
  title: 'Quién lo recibe',
  counting: 'Contando destinatarios…',
  gets: (people: number, of: number) => `Lo recibirán ${plural(people, 'persona', 'personas')} de ${partners(of)}.`,
  nobody: 'Nadie lo recibiría.',
  leftOut: 'No lo reciben:',
  reasons: {
    audience: (count: number) => `${partners(count)} fuera de la audiencia`,
    status: (count: number) => `${partners(count)} sin un estado activo`,
    no_people: (count: number) => `${partners(count)} donde nadie puede iniciar sesión`,
    no_admins: (count: number) => `${partners(count)} sin un administrador que pueda iniciar sesión`,
  },
  more: (count: number) => `y ${count} más`,
};
