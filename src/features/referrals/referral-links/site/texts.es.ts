import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkNotActive: 'Este enlace no está activo',
  offerBehindItHasEndedOr: 'La oferta correspondiente ha terminado o está en pausa.',
};
