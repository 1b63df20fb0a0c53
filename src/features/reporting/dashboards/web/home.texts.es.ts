import type { FullTranslation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { homeTexts as englishHomeTexts } from './home.texts.ts';

const by = (day: string | null, words: string, without: string) => (day ? `${words} ${day}` : without);

/** Not yet reviewed by a native speaker. */
export const homeTexts: FullTranslation<typeof englishHomeTexts> = {
  next: 'Qué sigue',
  payment: 'Próximo pago',
  earnings: 'Todas las ganancias',
  noPayment: 'Aún no hay nada pagadero. Ganas comisión cuando se gana un negocio.',
  also: 'y',
  states: {
    processing: (day: string | null) => by(day, 'En liquidación, previsto para el', 'En liquidación'),
    payable: (day: string | null) => by(day, 'Previsto para el', 'Previsto con la próxima liquidación'),
    on_hold: (day: string | null) => by(day, 'En espera, pagadero el', 'En espera'),
  },
  deal: 'Próximo paso en tus negocios',
  deals: 'Todos los negocios',
  noDeal: 'Ningún negocio necesita nada de ti.',
  track: 'Próximo paso',
  tracks: 'Todas las rutas',
  noTrack: 'Has completado todos los pasos.',
  due: (day: string, isLate: boolean) => (isLate ? `Venció el ${day}` : `Vence el ${day}`),
  more: (count: number) => plural(count, 'más', 'más'),
};
