import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkNotActive: 'Este link não está ativo',
  offerBehindItHasEndedOr: 'A oferta deste link terminou ou está pausada.',
};
