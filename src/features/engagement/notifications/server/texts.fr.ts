import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  several: (count, many, latest) => `${count} ${many}. Dernier en date\u00a0: ${latest}`,
  newNotifications: (count) => `${count} nouvelles notifications`,
  openNotifications: 'Ouvrir les notifications',
  openPortal: 'Ouvrir le portail partenaires',
};
