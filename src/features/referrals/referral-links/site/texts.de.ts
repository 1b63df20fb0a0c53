import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkNotActive: 'Dieser Link ist nicht aktiv',
  offerBehindItHasEndedOr: 'Das zugehörige Angebot ist beendet oder pausiert.',
};
