import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { reachTexts as englishReach } from './reach.texts.ts';

const partners = (count: number) => plural(count, 'parceiro', 'parceiros');

/** Not yet reviewed by a native speaker. */
export const reachTexts: FullTranslation<typeof englishReach> = {
  title: 'Quem recebe',
  counting: 'Contando destinatários…',
  gets: (people: number, of: number) =>
    `${plural(people, 'pessoa', 'pessoas')} de ${partners(of)} ${people === 1 ? 'vai' : 'vão'} receber.`,
  nobody: 'Ninguém receberia.',
  leftOut: 'Ficam de fora:',
  reasons: {
    audience: (count: number) => `${partners(count)} fora do público`,
    status: (count: number) => `${partners(count)} sem status ativo`,
    no_people: (count: number) => `${partners(count)} sem ninguém que possa entrar`,
    no_admins: (count: number) => `${partners(count)} sem um administrador que possa entrar`,
  },
  more: (count: number) => `e mais ${count}`,
};
