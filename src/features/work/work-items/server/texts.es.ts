import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  kind: (count, words) => `${count} ${words}.`,
  kindLate: (count, words) => `${count} ${words}, con retraso.`,
  kindAllLate: (count, words) => `${count} ${words}, todo con retraso.`,
  kindSomeLate: (count, words, late) => `${count} ${words}, ${late} con retraso.`,
  onlyOne: (words) => `${words}.`,
  sum: (amounts, words) => `${amounts} ${words}.`,
  nothing: 'No tienes nada pendiente.',
  more: (count) => `${count} más.`,

  subject: (total) => (total === 1 ? 'Mi trabajo: 1 pendiente' : `Mi trabajo: ${total} pendientes`),
  subjectLate: (total, late) =>
    `Mi trabajo: ${total === 1 ? '1 pendiente' : `${total} pendientes`}, ${late} con retraso`,
  goodMorning: (name) => `Buenos días, ${name}:`,
  open: 'Abrir mi trabajo',
  openMore: (more) => `Abrir mi trabajo (${more} más)`,
  why: 'Recibes este correo los días en que tienes pendientes porque lo activaste. Puedes cambiar la hora o desactivarlo en tu configuración de notificaciones.',
  overdue: 'Con retraso',
  noDueDate: 'Sin fecha límite',
  today: 'Hoy',
  thisWeek: 'Esta semana',
  later: 'Más adelante',
  dueOn: {
    due: (day) => `vence el ${day}`,
    expires: (day) => `caduca el ${day}`,
    ends: (day) => `termina el ${day}`,
    starts: (day) => `empieza el ${day}`,
  },
  row: (kind, facts) => `${kind}: ${facts}`,
  stop: 'Dejar de recibir este correo',
  stopTitle: '¿Desactivar el correo de la mañana?',
  stopText:
    'Tus pendientes siguen en «Mi trabajo». Puedes volver a activar el correo en tu configuración de notificaciones.',
  stopConfirm: 'Desactivar',
  stopped: 'El correo de la mañana está desactivado.',
};
