import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: (company, headline) => `Tu semana con ${company}: ${headline}`,
  waitsHeadline: (total) => (total === 1 ? 'tienes 1 pendiente' : `tienes ${total} pendientes`),
  waits: (total, first, due) =>
    total === 1
      ? `Te espera: ${first}${due ? `, ${due}` : ''}.`
      : `Tienes ${total} pendientes, el primero: ${first}${due ? `, ${due}` : ''}.`,
  waitsHidden: (total, person) => `${person} tiene ${total === 1 ? '1 pendiente' : `${total} pendientes`}.`,
  dueOn: {
    due: (day) => `vence el ${day}`,
    expires: (day) => `caduca el ${day}`,
    ends: (day) => `termina el ${day}`,
    starts: (day) => `empieza el ${day}`,
  },
  late: {
    due: (day) => `con retraso, venció el ${day}`,
    expires: (day) => `con retraso, caduca el ${day}`,
    ends: (day) => `con retraso, termina el ${day}`,
    starts: (day) => `con retraso, empieza el ${day}`,
  },
  inWeek: (label, value) => `${label} en los últimos 7 días: ${value}`,
  moreInWeek: (label, value, difference) =>
    `${label} en los últimos 7 días: ${value}, ${difference} más que en los 7 días anteriores.`,
  lessInWeek: (label, value, difference) =>
    `${label} en los últimos 7 días: ${value}, ${difference} menos que en los 7 días anteriores.`,
  sameInWeek: (label, value) => `${label} en los últimos 7 días: ${value}, lo mismo que en los 7 días anteriores.`,
  now: (label, value) => `${label}: ${value}`,
  nowSentence: (label, value) => `${label}: ${value}.`,
  news: (text) => `Novedad: ${text}`,
  newsHeadline: 'novedades para ti',
  links: 'Abrir',
  openWork: 'Abrir mi trabajo',
  openPortal: 'Abrir el portal',
  stop: 'Dejar de recibir este correo',
  stopTitle: '¿Desactivar el resumen semanal?',
  stopText: 'Puedes volver a activarlo en tu configuración de notificaciones.',
  stopConfirm: 'Desactivar',
  stopped: 'El resumen semanal está desactivado.',
};
