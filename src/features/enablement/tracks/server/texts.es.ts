import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assigned: (track) => `La ruta «${track}» ya está lista para ti.`,
  assignedSubject: (track) => `Tu ruta: ${track}`,
  returned: (step, track, reason) => `«${step}» de «${track}» requiere tu atención: ${reason}`,
  returnedSubject: (step) => `Acción requerida: ${step}`,
  dueSoon: (step, track) => `«${step}» de «${track}» vence pronto.`,
  dueSoonSubject: (step) => `Vence pronto: ${step}`,
  overdue: (step, track) => `«${step}» de «${track}» está atrasado.`,
  overdueSubject: (step) => `Atrasado: ${step}`,
  completed: (track) => `Completaste «${track}». Buen trabajo.`,
  completedSubject: (track) => `Completado: ${track}`,
  openTrack: 'Abrir ruta',

  waiting: (partner, step, track) => `${partner} terminó «${step}» de «${track}». Aprueba el paso o devuélvelo.`,
  waitingSubject: (step) => `Espera aprobación: ${step}`,
  stuck: (partner, track) => `${partner} lleva un tiempo sin avanzar en «${track}».`,
  finished: (partner, track) => `${partner} completó «${track}».`,
};
