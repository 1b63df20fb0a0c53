import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (partner, directory) => `${partner} cambió su ficha en ${directory}. Aprueba o rechaza el cambio.`,
  approved: (directory) => `El cambio de tu ficha en ${directory} se aprobó y está publicado.`,
  approvedSubject: 'Tu ficha está publicada',
  rejected: (directory, reason) => `El cambio de tu ficha en ${directory} no se aprobó: ${reason}`,
  rejectedSubject: 'Tu ficha necesita otro cambio',
  viewListing: 'Ver ficha',
  requested: (directory, partners) => `Un visitante de ${directory} envió una solicitud a ${partners}.`,
};
