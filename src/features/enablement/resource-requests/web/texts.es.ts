import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Solicitudes de recursos',
  ownTitle: 'Recursos solicitados',
  create: 'Solicitar un recurso',
  createText: 'Avisamos a la empresa. Responde aquí.',
  sent: 'Solicitud enviada',
  empty: 'Los partners piden aquí los recursos que faltan.',
  emptyPartner: 'Pide a la empresa un recurso que falta.',
  open: 'Abierta',
  more: (title: string) => `Más sobre ${title}`,
  createResource: 'Crear recurso',
};
