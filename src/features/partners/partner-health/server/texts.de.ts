import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  dropped: (partner, from, to, reason) =>
    `Der Zustand von ${partner} ist von „${from}“ auf „${to}“ gefallen: ${reason}`,
  droppedSubject: (partner) => `Der Zustand von ${partner} hat sich verschlechtert`,
  openPartner: 'Partner öffnen',
};
